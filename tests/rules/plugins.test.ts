import ts from 'typescript';
import {PROJECT_FILES, readProjectFile} from './projectFiles';

const LONGEST_WIRING = 80;
const LONGEST_README = 60;

const plugins = [...new Set(PROJECT_FILES.flatMap((file) => /^plugins\/([^/]+)\//.exec(file)?.[1] ?? []))];

/** Paths of a plugin's files, from its folder. */
function filesOf(plugin: string): string[] {
  const folder = `plugins/${plugin}/`;
  return PROJECT_FILES.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length));
}

test('there are plugins', () => {
  expect(plugins.length).toBeGreaterThan(0);
});

/** The files of plugins that break a condition: `analytics/index.ts`. */
function filesWhere(name: string, isWrong: (lines: number) => boolean): string[] {
  return plugins
    .map((plugin) => `plugins/${plugin}/${name}`)
    .filter((file) => isWrong(readProjectFile(file).trimEnd().split('\n').length));
}

/** The names of a plugin's options, from its schema: `Joi.object<AnalyticsOptions>({…})`. */
function optionsOf(plugin: string): string[] {
  const file = `plugins/${plugin}/options.ts`;
  const names: string[] = [];
  const source = ts.createSourceFile(file, readProjectFile(file), ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.typeArguments?.[0]?.getText(source).endsWith('Options')) {
      const [schema] = node.arguments;
      const keys = schema && ts.isObjectLiteralExpression(schema) ? schema.properties : [];
      names.push(...keys.flatMap(({name}) => name?.getText(source) ?? []));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

describe('every plugin', () => {
  test('has its wiring and a README', () => {
    const missing = plugins.flatMap((plugin) =>
      ['index.ts', 'README.md'].filter((name) => !filesOf(plugin).includes(name)).map((name) => `${plugin}/${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('checks its options', () => {
    const unchecked = plugins.filter(
      (plugin) => !/^export .*\bvalidateOptions\b/m.test(readProjectFile(`plugins/${plugin}/index.ts`)),
    );
    expect(unchecked).toEqual([]);
  });

  test('names its options in its README', () => {
    const own = plugins.filter((plugin) => filesOf(plugin).includes('options.ts'));
    const options = own.flatMap((plugin) => optionsOf(plugin).map((name) => ({plugin, name})));
    expect(options).toContainEqual({plugin: 'analytics', name: 'measurementId'});
    const missing = options.filter(
      ({plugin, name}) => !readProjectFile(`plugins/${plugin}/README.md`).includes(`\`${name}\``),
    );
    expect(missing).toEqual([]);
  });

  test(`wires in at most ${LONGEST_WIRING} lines`, () => {
    expect(filesWhere('index.ts', (lines) => lines > LONGEST_WIRING)).toEqual([]);
  });

  test('explains itself on one screen', () => {
    expect(filesWhere('README.md', (lines) => lines <= 3 || lines > LONGEST_README)).toEqual([]);
  });

  test('has the folders that every plugin has', () => {
    // Besides the files that every plugin has: pure functions for Node and the browser.
    const shape = /^(?:[a-z]\w*(?:\.d)?\.ts|README\.md|(?:node|client)\/.+|theme\/(?:[A-Z]|use[A-Z]).+)$/;
    const strange = plugins.flatMap((plugin) =>
      filesOf(plugin)
        .filter((file) => !shape.test(file))
        .map((file) => `${plugin}/${file}`),
    );
    expect(strange).toEqual([]);
  });
});
