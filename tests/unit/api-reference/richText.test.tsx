/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import RichTextView from '@site/plugins/api-reference/client/RichTextView';
import {mapReferences, parseRichText} from '@site/src/node/packages/richText';

function htmlOf(comment: string): string {
  return render(<RichTextView text={parseRichText(comment)} />).container.innerHTML;
}

test('on a page of another language each block of text says that it is English', () => {
  const {i18n} = useDocusaurusContext();
  i18n.currentLocale = 'zh';
  const html = htmlOf('If `true`, it is.\n- one\n- two\n```ts\nconst a = 1;\n```');
  i18n.currentLocale = 'en';
  expect(html).toBe(
    '<p lang="en">If <code dir="ltr">true</code>, it is.</p><ul lang="en"><li>one</li><li>two</li></ul>' +
      '<pre dir="ltr"><code>const a = 1;</code></pre>',
  );
});

describe('comments as text', () => {
  it.each([
    ['one\ntwo\n\nthree', '<p>one two</p><p>three</p>'],
    ['If `true`, it is.', '<p>If <code dir="ltr">true</code>, it is.</p>'],
    ['``a ` b``', '<p><code dir="ltr">a ` b</code></p>'],
    ['one<br />two<br>three', '<p>one<br>two<br>three</p>'],
    ['See [`A`](https://mui.com/a/).', '<p>See <a href="https://mui.com/a/"><code dir="ltr">A</code></a>.</p>'],
    ['At https://mui.com/a/.', '<p>At <a href="https://mui.com/a/">https://mui.com/a/</a>.</p>'],
    [
      '{@link https://mui.com/ the site} and {@link GridApi}',
      '<p><a href="https://mui.com/">the site</a> and <code dir="ltr">GridApi</code></p>',
    ],
    [
      'Of [[GridColDef]], [[GridColDef[]]] or [[Map<GridRowId, GridRowModel>]].',
      '<p>Of <code dir="ltr">GridColDef</code>, <code dir="ltr">GridColDef[]</code> or ' +
        '<code dir="ltr">Map&lt;GridRowId, GridRowModel&gt;</code>.</p>',
    ],
    ['**Warning**: *not* this', '<p><strong>Warning</strong>: <em>not</em> this</p>'],
    ['Either:\n- one\n  more\n- two', '<p>Either:</p><ul><li>one more</li><li>two</li></ul>'],
    ['1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
    [
      'Like\n```ts\nconst a = 1;\n\na *b* c\n```\nthis',
      '<p>Like</p><pre dir="ltr"><code>const a = 1;\n\na *b* c</code></pre><p>this</p>',
    ],
    ['', ''],
    ['2 * 3 * 4 and a_b_c', '<p>2 * 3 * 4 and a_b_c</p>'],
  ])('reads %j', (comment, html) => {
    expect(htmlOf(comment)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
    ['`<script>`', '<p><code dir="ltr">&lt;script&gt;</code></p>'],
    ['[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>'],
    ['[a](//evil.example)', '<p>[a](//evil.example)</p>'],
    ['{@link javascript:alert(1) a}', '<p><code dir="ltr">a</code></p>'],
    ['[a](data:text/html,x)', '<p>[a](data:text/html,x)</p>'],
    ['[<b>](https://a.example/"onclick="x)', '<p><a href="https://a.example/&quot;onclick=&quot;x">&lt;b&gt;</a></p>'],
  ])('lets nothing of %j act', (comment, html) => {
    expect(htmlOf(comment)).toBe(html);
  });

  it('is done with hostile input in no time', () => {
    const start = performance.now();
    parseRichText('['.repeat(5000));
    parseRichText('*a'.repeat(5000));
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('changes links, and code outside of them, wherever they are', () => {
    const text = parseRichText('a **[b `b`](/c/)**\n- [d](/e/) `f`\n```\n[g](/h/)\n```');
    const found: string[] = [];
    mapReferences(text, (reference) => {
      found.push(reference.kind === 'link' ? reference.href : reference.text);
      return reference;
    });
    expect(found).toEqual(['/c/', '/e/', 'f']);
  });
});
