import {SETTINGS} from '../../src/node/settings';
import {PROJECT_FILES, readProjectFile} from './projectFiles';

const workflow = readProjectFile('.github/workflows/site.yml');
const workflows = PROJECT_FILES.filter((file) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(file));

test('there is a workflow for each change, and one for each night', () => {
  expect(workflows).toEqual(expect.arrayContaining(['.github/workflows/site.yml', '.github/workflows/scale.yml']));
});

test.each(workflows)('every action of %s is pinned to a release', (file) => {
  const uses = [...readProjectFile(file).matchAll(/uses: (\S+)/g)].map(([, action = '']) => action);
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((action) => !/^[\w-]+\/[\w-]+@v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});

test('a build of the workflow has every setting, and a secret only from the secrets', () => {
  const passed = [...workflow.matchAll(/^ {10}([A-Z_]+): \$\{\{ (vars|secrets)\.([A-Z_]+) \}\}$/gm)];
  expect(passed.map(([, name, , from]) => [name, from])).toEqual(Object.keys(SETTINGS).map((name) => [name, name]));
  const secrets = Object.entries(SETTINGS).filter(([, setting]) => 'isSecret' in setting);
  expect(passed.filter(([, , context]) => context === 'secrets').map(([, name]) => name)).toEqual(
    secrets.map(([name]) => name),
  );
});

test.each(workflows)('the commands that %s runs are those of the project', (file) => {
  const {scripts} = JSON.parse(readProjectFile('package.json')) as {scripts: Record<string, string>};
  const commands = [...readProjectFile(file).matchAll(/run: npm (?:run )?(\w+)/g)].map(([, command = '']) => command);
  expect(commands.length).toBeGreaterThan(1);
  expect(commands.filter((command) => command !== 'ci' && !scripts[command])).toEqual([]);
});
