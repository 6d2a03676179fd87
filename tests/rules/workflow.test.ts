import {SETTINGS} from '../../plugins/kit/settings';
import {readProjectFile} from './projectFiles';

const workflow = readProjectFile('.github/workflows/site.yml');

test('every action is pinned to a release', () => {
  const uses = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action);
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((action) => !/^[\w-]+\/[\w-]+@v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});

test('a build of the workflow has every setting, and a secret only from the secrets', () => {
  const passed = [...workflow.matchAll(/^ {10}([A-Z_]+): \$\{\{ (vars|secrets)\.([A-Z_]+) \}\}$/gm)];
  expect(passed.map(([, name, , from]) => [name, from])).toEqual(Object.keys(SETTINGS).map((name) => [name, name]));
  const secrets = Object.entries(SETTINGS).filter(([, setting]) => 'isSecret' in setting);
  expect(passed.filter(([, , place]) => place === 'secrets').map(([, name]) => name)).toEqual(
    secrets.map(([name]) => name),
  );
});

test('the commands it runs are those of the project', () => {
  const {scripts} = JSON.parse(readProjectFile('package.json')) as {scripts: Record<string, string>};
  const commands = [...workflow.matchAll(/run: npm (?:run )?(\w+)/g)].map(([, command = '']) => command);
  expect(commands.filter((command) => command !== 'ci' && !scripts[command])).toEqual([]);
});
