import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {readCommandLine, type CommandName} from '../../../scripts/commandLine';
import manifest from '../../../package.json';
import {rowsTest} from '../../rowsTest';

const ROOT = path.resolve(__dirname, '../../..');

/** What a person sees of a command that was called wrongly: both streams, and the exit code. */
function call(script: string, ...parameters: string[]): {lines: string[]; code: number | null} {
  const [program, ...words] = script.split(' ');
  expect(program).toBe('node');
  const {stdout, stderr, status} = spawnSync(process.execPath, [...words, ...parameters], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return {lines: `${stderr}${stdout}`.trim().split('\n'), code: status};
}

rowsTest(
  'every command of package.json refuses an option that it does not know, in one line',
  Object.entries(manifest.scripts),
  (name, script) => {
    const {lines, code} = call(script, '--frobnicate');
    expect({name, code}).toEqual({name, code: 1});
    expect(lines[0]).toMatch(new RegExp(`^\\[${name}\\] unknown (?:option|command) "--frobnicate"`));
    // The total of tests comes last, whatever happens.
    expect(lines.slice(1)).toEqual(['test', 'check'].includes(name) ? ['0 passed, 1 failed'] : []);
  },
);

rowsTest<[CommandName, string[], string]>(
  'an option or argument that a command does not know is told with what is meant',
  [
    ['start', ['--prot', '3000'], '[start] unknown option "--prot". Did you mean "--port"?'],
    ['start', ['-x'], '[start] unknown option "-x". Known is: npm start -- [--port …] [--host …]'],
    ['build', ['--out', 'x'], '[build] unknown option "--out". Known is: npm run build -- '],
    ['build', ['--outdir=x'], '[build] unknown option "--outdir". Did you mean "--out-dir"?'],
    ['build', ['docs'], '[build] unknown argument "docs". Known is: npm run build -- '],
    ['test', ['--shards=1/2'], '[test] unknown option "--shards". Did you mean "--shard"?'],
    ['test', ['docs/react-charts'], '[test] unknown argument "docs/react-charts". Known is: npm test -- '],
    ['scale', ['--page', '300'], '[scale] unknown option "--page". Did you mean "--pages"?'],
    ['bench', ['--run', '3'], '[bench] unknown option "--run". Did you mean "--runs"?'],
    ['history', ['--al'], '[history] unknown option "--al". Did you mean "--all"?'],
    ['history', ['x'], '[history] unknown argument "x". Known is: npm run history -- [--all]'],
    ['check', ['--all'], '[check] unknown option "--all". Known is: npm run check -- [pages…]'],
    ['docusaurus', ['doc:version', '6'], '[docusaurus] unknown command "doc:version". Did you mean "docs:version"?'],
    ['docusaurus', [], '[docusaurus] unknown command "". Known is: npm run docusaurus start | build | '],
    ['docusaurus', ['start', '--prot'], '[start] unknown option "--prot". Did you mean "--port"?'],
  ],
  (name, parameters, message) => {
    expect(() => readCommandLine(name, parameters)).toThrow(message);
    expect(() => readCommandLine(name, parameters)).not.toThrow('\n');
  },
);

rowsTest<[CommandName, string[], string]>(
  'a value that an option does not take is told',
  [
    ...['abc', '-1', '0', '99999', '65536', '3e3', '80.5'].flatMap((port) =>
      (['start', 'serve'] as const).map((name): [CommandName, string[], string] => [
        name,
        ['--port', port],
        `[${name}] --port is "${port}": a port is a whole number from 1 to 65535.`,
      ]),
    ),
    ['start', ['-p', 'abc'], '[start] --port is "abc": a port is'],
    ['start', ['--port'], '[start] --port needs a value.'],
    ['start', ['--port='], '[start] --port needs a value.'],
    ['start', ['--host', '--no-open'], '[start] --host needs a value.'],
    ['start', ['--no-open=1'], '[start] --no-open takes no value, and has "1".'],
    ['start', ['--config', 'nothing.ts'], '[start] --config is "nothing.ts": there is no such file.'],
    ['build', ['-l', 'fr'], '[build] --locale is "fr": the site has the languages en and zh.'],
    ['build', ['--out-dir', '.'], '[build] --out-dir is ".": that folder holds something else than a build'],
    ['build', ['--out-dir', 'docs'], '[build] --out-dir is "docs": that folder holds something else than a build'],
    ['build', ['--out-dir', 'README.md'], '[build] --out-dir is "README.md": that is a file.'],
    [
      'serve',
      ['--port', 'x', '--prot'],
      '[serve] --port is "x": a port is a whole number from 1 to 65535. unknown option',
    ],
  ],
  (name, parameters, message) => expect(() => readCommandLine(name, parameters)).toThrow(message),
);

rowsTest<[CommandName, string[], ReturnType<typeof readCommandLine>]>(
  'what a command knows is read',
  [
    ['start', [], {values: {}, operands: []}],
    ['start', ['-p', '4000', '-h', '0.0.0.0'], {values: {port: '4000', host: '0.0.0.0'}, operands: []}],
    ['start', ['--poll', '500', '--no-open'], {values: {poll: '500', 'no-open': true}, operands: []}],
    ['start', ['--poll', '--no-open'], {values: {poll: true, 'no-open': true}, operands: []}],
    ['build', ['-l', 'en', '--locale=zh'], {values: {locale: ['en', 'zh']}, operands: []}],
    ['build', ['--out-dir', 'a new folder'], {values: {'out-dir': 'a new folder'}, operands: []}],
    ['build', ['--out-dir', 'build'], {values: {'out-dir': 'build'}, operands: []}],
    ['test', ['--shard', '2/4', '--all'], {values: {shard: '2/4', all: true}, operands: []}],
    ['check', ['docs/react-charts/pie', 'bars'], {values: {}, operands: ['docs/react-charts/pie', 'bars']}],
    ['i18n:stamp', ['--all'], {values: {all: true}, operands: []}],
    ['docusaurus', ['docs:version', '6', '--help'], {values: {}, operands: ['6', '--help']}],
  ],
  (name, parameters, line) => expect({...readCommandLine(name, parameters)}).toEqual(line),
);
