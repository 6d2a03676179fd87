import {ALGOLIA_VARIABLES, SETTINGS} from '../../src/node/settings';
import {PROJECT_FILES, readProjectFile} from './projectFiles';

const workflow = readProjectFile('.github/workflows/site.yml');
const workflows = PROJECT_FILES.filter((file) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(file));

test('there is a workflow for each change, and one for each night', () => {
  expect(workflows).toEqual(expect.arrayContaining(['.github/workflows/site.yml', '.github/workflows/scale.yml']));
});

/** The jobs of a workflow, each with its name and its lines. */
function jobsOf(text: string): string[] {
  return text
    .split(/^jobs:\n/m)
    .slice(1)
    .join('')
    .split(/^(?= {2}[\w-]+:\n)/m)
    .filter((job) => /^ {4}steps:/m.test(job));
}

/** Actions that a tag or a branch names, which may come to mean other code. */
function unpinnedActions(text: string): string[] {
  const uses = text.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line));
  return uses.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line));
}

/** Jobs that build the site from one commit alone, in which no page has a date. */
function shallowBuilds(text: string): string[] {
  return jobsOf(text).filter(
    (job) =>
      /run: npm (?:run build|test)\b/.test(job) &&
      !/uses: actions\/checkout@[^\n]*\n {8}with:\n(?: {10}[^\n]*\n)*? {10}fetch-depth: 0\n/.test(job),
  );
}

test.each(workflows)('every action of %s is pinned to a commit', (file) => {
  expect(readProjectFile(file)).toContain('uses: ');
  expect(unpinnedActions(readProjectFile(file))).toEqual([]);
});

test('an action that a tag names is found', () => {
  const pinned = `      - uses: a/b@${'0'.repeat(40)} # v1.2.3`;
  const tags = [
    '      - uses: a/b@v1.2.3',
    `      - uses: a/b@${'0'.repeat(40)}`,
    `        uses: a/b@${'0'.repeat(39)} # v1.2.3`,
  ];
  expect(unpinnedActions([pinned, ...tags].join('\n'))).toEqual(tags);
});

test('what builds pages has the history of git, from which their dates come', () => {
  const builders = jobsOf(workflow).filter((job) => /run: npm (?:run build|test)\b/.test(job));
  expect(builders.map((job) => /^ {2}([\w-]+):/.exec(job)?.[1])).toEqual(['test', 'snapshots', 'build']);
  expect(shallowBuilds(workflow)).toEqual([]);
  expect(shallowBuilds(workflow.replaceAll('fetch-depth: 0', 'fetch-depth: 1'))).toHaveLength(3);
});

test('a build of the workflow has every setting and the variables of DocSearch, and a secret only from the secrets', () => {
  const build = jobsOf(workflow).find((job) => job.startsWith('  build:')) ?? '';
  const passed = [...build.matchAll(/^ {10}([A-Z_]+): \$\{\{ (vars|secrets)\.([A-Z_]+) \}\}$/gm)];
  const names = [...Object.keys(SETTINGS), ...Object.values(ALGOLIA_VARIABLES)];
  expect(passed.map(([, name, , from]) => [name, from])).toEqual(names.map((name) => [name, name]));
  const secrets = Object.entries(SETTINGS).filter(([, setting]) => 'isSecret' in setting);
  expect(passed.filter(([, , context]) => context === 'secrets').map(([, name]) => name)).toEqual(
    secrets.map(([name]) => name),
  );
});

test('known vulnerabilities of production packages turn a run red', () => {
  expect(workflow).toMatch(/^ {6}- run: npm audit --omit=dev --audit-level=high$/m);
  expect(workflow).not.toContain('continue-on-error');
});

test.each(workflows)(
  '%s downloads no browser: the tests take the Chromium of the machine, and download one only where there is none',
  (file) => {
    expect(readProjectFile(file)).not.toMatch(/playwright(?:@\S+)? install/);
  },
);

test.each(workflows)('the commands that %s runs are those of the project', (file) => {
  const {scripts} = JSON.parse(readProjectFile('package.json')) as {scripts: Record<string, string>};
  const commands = [...readProjectFile(file).matchAll(/run: npm (?:run )?(\w+)/g)].map(([, command = '']) => command);
  expect(commands.length).toBeGreaterThan(1);
  expect(commands.filter((command) => !['ci', 'audit'].includes(command) && !scripts[command])).toEqual([]);
});
