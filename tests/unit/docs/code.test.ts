import {codeFenceAttributes, readFenceTitle} from '../../../src/node/codeFenceAttributes';
import codeFences from '../../../plugins/docs/node/codeFences';
import {canHighlight, highlight} from '../../../src/text/highlight';
import {toJavaScript} from '../../../src/node/javascript';
import {printVersions} from '../../../plugins/docs/node/packageVersions';

const PLACE = {file: 'docs/a/index.mdx', line: 4};

describe('highlight', () => {
  test('escapes what it does not color, and what it does', () => {
    expect(highlight('<script>"&', 'text')).toBe('&lt;script&gt;&quot;&amp;');
    expect(highlight('"<b>"', 'ts')).toBe('<span class="tk-string">&quot;&lt;b&gt;&quot;</span>');
  });

  test('loses nothing of the code', () => {
    const code = "import {A} from 'a';\n\nexport const b = <A c={1}>d</A>; // e\n";
    const text = highlight(code, 'tsx')
      .replace(/<[^>]*>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&');
    expect(text).toBe(code);
  });

  test('knows the languages that pages use', () => {
    expect(
      ['tsx', 'ts', 'jsx', 'bash', 'diff', 'json', 'css', 'html', 'text'].filter((name) => !canHighlight(name)),
    ).toEqual([]);
    expect(canHighlight('klingon')).toBe(false);
  });
});

describe('JavaScript', () => {
  test('types go, comments and blank lines stay', async () => {
    const typescript = `import type {Row} from './rows';

// The first row is a heading.
export function first(rows: readonly Row[]): Row | undefined {
  const [row] = rows;

  return row as Row;
}
`;
    expect(await toJavaScript(typescript)).toBe(`// The first row is a heading.
export function first(rows) {
  const [row] = rows;

  return row;
}
`);
  });

  test('an import that only JSX uses stays', async () => {
    expect(await toJavaScript("import * as React from 'react';\nexport const a = <b />;\n")).toContain("from 'react'");
  });
});

describe('fences', () => {
  test('a title is read from what follows the language', () => {
    expect(readFenceTitle('title="app/layout.tsx" noCheck="no next"')).toBe('app/layout.tsx');
    expect(readFenceTitle('subtitle="x"')).toBeUndefined();
  });

  test('TypeScript comes with JavaScript where that differs', async () => {
    expect(await codeFenceAttributes('const a: number = 1;', 'tsx', '')).toMatchObject({
      language: 'tsx',
      htmlJs: expect.stringContaining('tk-keyword') as string,
    });
    expect(await codeFenceAttributes('const a = 1;', 'tsx', '')).not.toHaveProperty('htmlJs');
    expect(await codeFenceAttributes('npm i', 'bash', '')).not.toHaveProperty('htmlJs');
  });

  test.each([
    [
      'klingon',
      'x',
      /\[code\] docs\/a\/index\.mdx:3: no grammar for the language "klingon"\. Use "text" to show it plain\./,
    ],
    ['typescript', 'x', /\[code\] docs\/a\/index\.mdx:3: "typescript" has another name here\. Write ```ts\./],
    ['shell', 'npm install a', /"shell" has another name here\. Write ```bash\./],
    ['tsx', 'const = 1', /\[code\] docs\/a\/index\.mdx:3: this tsx cannot be read: /],
  ])('a %s fence that cannot be shown is named with file and line', async (lang, value, message) => {
    const tree = {type: 'root', children: [{type: 'code', lang, value, position: {start: {line: 3}}}]};
    await expect(codeFences()(tree, {path: 'docs/a/index.mdx'})).rejects.toThrow(message);
  });
});

describe('versions', () => {
  test('a mark becomes the version of the installed package', () => {
    expect(printVersions('v%version(@mui/x-tree-view)%.', PLACE)).toBe('v6.17.0.');
  });

  test('a package that is not documented is refused', () => {
    expect(() => printVersions('%version(@mui/x-tree-vew)%', PLACE)).toThrow(
      '[versions] docs/a/index.mdx:4: "@mui/x-tree-vew" is no documented package. Did you mean "@mui/x-tree-view"?',
    );
  });
});
