import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import ts from 'typescript';
import {exportedComponents, publicModules} from '@site/plugins/api-reference/node/extraction/coverage';
import {extractApi} from '@site/plugins/api-reference/node/extraction/extract';
import {UNEXPORTED_COMPONENTS} from '@site/plugins/api-reference/node/extraction/exclusions';
import {documentedPackages} from '@site/plugins/api-reference/node/extraction/packages';
import {UNDOCUMENTED_COMPONENTS} from '@site/plugins/api-reference/node/extraction/undocumented';
import {typescriptProgram} from '@site/plugins/kit/typescriptProgram';
import {API_PAGES} from '@site/src/site/apiPages';
import {fixturePackage} from './fixturePackages';

/** Every exported component has a page, or stands in the list of those that have none. */

// The compiler reads every public module of all packages.
jest.setTimeout(120_000);

const packages = documentedPackages();
const modulesOf = (productId: string) =>
  packages.filter((source) => source.productId === productId).flatMap(publicModules);
const program = typescriptProgram({rootFiles: API_PAGES.flatMap(({productId}) => modulesOf(productId))});

describe.each(API_PAGES)('$productId', ({productId, components}) => {
  const exported = exportedComponents(program, modulesOf(productId));
  const groups = UNDOCUMENTED_COMPONENTS.filter((group) => group.productId === productId);
  const listed = groups.flatMap((group) => group.components);
  const unexported = new Set(UNEXPORTED_COMPONENTS.map(({name}) => name));

  it('has a page or a reason for each exported component', () => {
    const known = new Set<string>([...components, ...listed]);
    expect([...exported].filter((name) => !known.has(name))).toEqual([]);
  });

  it('excludes nothing that is not exported, and nothing twice', () => {
    expect(listed.filter((name) => !exported.has(name))).toEqual([]);
    expect(listed.filter((name, index) => listed.indexOf(name) !== index)).toEqual([]);
  });

  it('excludes nothing that has a page', () => {
    expect(listed.filter((name) => (components as readonly string[]).includes(name))).toEqual([]);
  });

  it('finds every page among the exports, but for the few that say why not', () => {
    expect(components.filter((name) => !exported.has(name) && !unexported.has(name))).toEqual([]);
  });

  it('gives a reason for each group', () => {
    expect(groups.every(({reason}) => reason.length > 20)).toBe(true);
  });
});

describe('what counts as a component', () => {
  const basic = fixturePackage('basic');
  const exported = exportedComponents(typescriptProgram({rootFiles: publicModules(basic)}), publicModules(basic));

  it('is a function that renders or a class that does', () => {
    expect([...exported].sort()).toEqual([
      'ClassWidget',
      'MemoWidget',
      'Nameless',
      'Stub',
      'Unprintable',
      'UnprintableParameter',
      'Widget',
    ]);
  });
});

describe('components that no module exports', () => {
  it.each(UNEXPORTED_COMPONENTS)('$name is still so', ({name, packageName}) => {
    const source = packages.find((candidate) => candidate.name === packageName);
    expect(source).toBeDefined();
    expect(exportedComponents(program, source ? publicModules(source) : []).has(name)).toBe(false);
  });
});

describe('import lines', () => {
  const api = extractApi(packages, API_PAGES);
  const pages = [...api.components, ...api.interfaces];
  const lines = pages.flatMap(({kind, name, importPaths}) => importPaths.map((path) => ({kind, name, path})));

  it('are there for every page but those of components that no module exports', () => {
    const without = pages.filter(({importPaths}) => importPaths.length === 0).map(({name}) => name);
    expect(without).toEqual(UNEXPORTED_COMPONENTS.map(({name}) => name));
  });

  it('type-check', () => {
    const file = `${process.cwd()}/importLines.ts`;
    const text = lines
      .map(
        ({name, path}, index) =>
          `import {${name} as N${index}} from '${path}';\nexport type T${index} = ${pages.find((page) => page.name === name)?.kind === 'component' ? 'typeof ' : ''}N${index};`,
      )
      .join('\n');
    const checked = typescriptProgram({rootFiles: [], virtualFiles: {[file]: text}});
    const source = checked.getSourceFile(file);
    const faults = checked
      .getSemanticDiagnostics(source)
      .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, ' '));
    expect(lines.length).toBeGreaterThan(200);
    // A generic type without arguments is no fault of its import.
    expect(faults.filter((fault) => !/requires .*type argument/.test(fault))).toEqual([]);
  });

  it('resolve to a module that is installed', () => {
    const {resolve} = createRequire(`${process.cwd()}/package.json`);
    const paths = [...new Set(lines.map(({path}) => path))];
    expect(paths.filter((path) => !existsSync(resolve(path)))).toEqual([]);
  });
});
