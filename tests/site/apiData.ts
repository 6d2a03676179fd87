import path from 'node:path';
import ts from 'typescript';
import {typescriptProgram} from '../../src/node/packages/program';
import reference from '../fixtures/reference/pages.json';
import {isUnreadable, pageAt} from './builtPages';
import {BUILT_FILES, builtFiles, readBuilt, readData} from './builtFiles';
import {select, valuesOf, type BuiltPage} from './pageTree';
import {fixturePage, testRule} from './rule';

/** The data beside the API pages, for programs. */

/** The type of each list in the plugin's types. All other files contain a page. */
const LISTS: Readonly<Record<string, string>> = {
  types: 'ProductTypes',
  events: 'readonly ApiEvent[]',
  selectors: 'readonly ApiSelector[]',
  index: 'ApiIndexData',
};

function dataFiles(): string[] {
  return builtFiles(/^x\/api\/.*\.json$/);
}

function typeOf(file: string): string {
  return LISTS[path.basename(file, '.json')] ?? 'PageApi';
}

/** The texts that are not JSON. They are reported first, because they would confuse the compiler. */
function syntaxProblems(texts: Readonly<Record<string, string>>): string[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    try {
      JSON.parse(text);
      return [];
    } catch (error) {
      return [`${name}: ${String(error)}`];
    }
  });
}

/** The compiler's problems with texts as data of the plugin's types. */
function typeProblems(texts: Readonly<Record<string, string>>): string[] {
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

interface PublishedApiPage {
  readonly route: string;
  readonly page: BuiltPage | undefined;
}

function publishedApiPages(): PublishedApiPage[] {
  return reference
    .filter(({route}) => route.startsWith('/x/api/') && !isUnreadable(route))
    .map(({route}) => ({route, page: pageAt(route)}));
}

/** An API page links the data beside it. */
function dataProblems({route, page}: PublishedApiPage): string[] {
  const isIndex = /^\/x\/api\/[^/]+\/$/.test(route);
  const data = isIndex ? `${route}index.json` : route.replace(/\/$/, '.json');
  const links = page ? valuesOf(select(page, 'link', {rel: 'alternate', type: 'application/json'}), 'href') : [];
  const isNamed = links.length === 1 && links[0] === data;
  const named = isNamed ? [] : [`names ${JSON.stringify(links)} as its data, not ${data}`];
  const file = data.slice(1);
  if (!BUILT_FILES.has(file)) {
    return [...named, `${data} is not built`];
  }
  const property = isIndex ? 'productId' : 'name';
  return property in readData<object>(file) ? named : [...named, `no ${property} in ${data}`];
}

/** The types that a file's data opens and that its product's types lack. */
function unknownTypes(data: string, types: object): string[] {
  const opened = [...data.matchAll(/"opens":"((?:[^"\\]|\\.)+)"/g)].map(
    ([, id = '']) => JSON.parse(`"${id}"`) as string,
  );
  return [...new Set(opened)].filter((id) => !(id in types));
}

export function apiDataTests(): void {
  test('every file holds what the types of the plugin say', () => {
    const files = dataFiles();
    expect(files.length).toBeGreaterThan(105);
    const texts = Object.fromEntries(files.map((file) => [file, readBuilt(file)]));
    expect(syntaxProblems(texts)).toEqual([]);
    expect(typeProblems(texts)).toEqual([]);
  });

  test('data of another form is found', () => {
    expect(syntaxProblems({'x/api/a/events.json': '[{'})).toEqual([
      expect.stringMatching(/^x\/api\/a\/events\.json: SyntaxError/),
    ]);
    expect(typeProblems({'x/api/a/events.json': '[{"name": "a"}]', 'x/api/a/types.json': '{"a": 1}'})).toEqual([
      expect.stringMatching(/^x\/api\/a\/events\.json: .*is missing/),
      expect.stringMatching(/^x\/api\/a\/types\.json: /),
    ]);
  });

  testRule('a page of the API has its data beside it and says so', {
    rule: dataProblems,
    pages: publishedApiPages,
    least: 105,
    planted: [
      [
        {route: '/x/api/a/b/', page: fixturePage('')},
        ['names [] as its data, not /x/api/a/b.json', '/x/api/a/b.json is not built'],
      ],
      [
        {
          route: '/x/api/tree-view/events/',
          page: fixturePage('<link rel="alternate" type="application/json" href="/x/api/tree-view/types.json">'),
        },
        [
          'names ["/x/api/tree-view/types.json"] as its data, not /x/api/tree-view/events.json',
          '/x/api/tree-view/events.json is not built',
        ],
      ],
      [
        {
          route: '/x/api/tree-view/types/',
          page: fixturePage('<link rel="alternate" type="application/json" href="/x/api/tree-view/types.json">'),
        },
        ['no name in /x/api/tree-view/types.json'],
      ],
    ],
  });

  test('types that a page names are among those of its product', () => {
    const missing = dataFiles().flatMap((file) => {
      const types = readData<object>(file.replace(/[^/]+$/, 'types.json'));
      return unknownTypes(readBuilt(file), types).map((id) => `${file}: ${id}`);
    });
    expect(missing).toEqual([]);
    expect(unknownTypes('{"opens":"a\\"b"},{"opens":"c"}', {c: 1})).toEqual(['a"b']);
  });
}
