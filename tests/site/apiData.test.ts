import path from 'node:path';
import ts from 'typescript';
import {typescriptProgram} from '../../plugins/kit/typescriptProgram';
import reference from '../fixtures/reference/pages.json';
import {attribute, BUILT_FILES, pageAt, readBuilt, select} from './builtSite';

/** The data beside the API pages, for programs. */

const DATA = [...BUILT_FILES].filter((file) => /^x\/api\/.*\.json$/.test(file)).sort();

/** Which of the room's types a list holds; every other file holds a page. */
const LISTS: Readonly<Record<string, string>> = {
  types: 'ProductTypes',
  events: 'readonly ApiEvent[]',
  selectors: 'readonly ApiSelector[]',
  index: 'ApiIndexData',
};

function typeOf(file: string): string {
  return LISTS[path.basename(file, '.json')] ?? 'PageApi';
}

/** What the compiler has against taking texts for data of the room's types. */
function faultsOf(texts: Readonly<Record<string, string>>): string[] {
  const file = path.resolve(__dirname, 'apiDataProbe.ts');
  const imported = ['ApiEvent', 'ApiIndexData', 'ApiSelector', 'PageApi', 'ProductTypes'].join(', ');
  const lines = Object.entries(texts).map(([name, text], index) => `const d${index}: ${typeOf(name)} = ${text};`);
  const program = typescriptProgram({
    rootFiles: [],
    virtualFiles: {
      [file]: [`import type {${imported}} from '../../plugins/api-reference/types';`, ...lines].join('\n'),
    },
  });
  const names = Object.keys(texts);
  return program.getSemanticDiagnostics(program.getSourceFile(file)).map((diagnostic) => {
    const {line} = diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0) ?? {line: 0};
    return `${names[line - 1] ?? ''}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`;
  });
}

test('every file holds what the types of the room say', () => {
  expect(DATA.length).toBeGreaterThan(105);
  expect(faultsOf(Object.fromEntries(DATA.map((file) => [file, readBuilt(file)])))).toEqual([]);
}, 120_000);

test('data of another form is found', () => {
  expect(faultsOf({'x/api/a/events.json': '[{"name": "a"}]'})).toEqual([expect.stringContaining('is missing')]);
  expect(faultsOf({'x/api/a/types.json': '{"a": 1}'})).toHaveLength(1);
});

const apiPages = reference.map(({route}) => route).filter((route) => route.startsWith('/x/api/'));

test.each(apiPages)('%s has its data beside it and says so', (route) => {
  const page = pageAt(route);
  const links = page ? select(page, 'link', {rel: 'alternate', type: 'application/json'}) : [];
  const isIndex = /^\/x\/api\/[^/]+\/$/.test(route);
  const data = isIndex ? `${route}index.json` : route.replace(/\/$/, '.json');
  expect(links.map((link) => attribute(link, 'href'))).toEqual([data]);
  expect(BUILT_FILES).toContain(data.slice(1));
  const name = isIndex ? 'productId' : 'name';
  expect(JSON.parse(readBuilt(data.slice(1)))).toHaveProperty(name);
});

test('types that a page names are among those of its product', () => {
  const missing = DATA.flatMap((file) => {
    const types = JSON.parse(readBuilt(file.replace(/[^/]+$/, 'types.json'))) as Record<string, unknown>;
    const opened = [...readBuilt(file).matchAll(/"opens":"((?:[^"\\]|\\.)+)"/g)].map(([, id = '']) => id);
    return opened.filter((id) => !(JSON.parse(`"${id}"`) in types)).map((id) => `${file}: ${id}`);
  });
  expect([...new Set(missing)]).toEqual([]);
});
