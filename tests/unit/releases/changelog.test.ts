import {JSDOM} from 'jsdom';
import {mergeChangelogs, readChangelog, subsections} from '@site/plugins/releases/node/changelog';
import {releasesFeed} from '@site/plugins/releases/node/feed';
import {markdownHtml} from '@site/plugins/releases/node/markdownHtml';
import {packageReleases} from '@site/plugins/releases/node/releases';
import {siteLink} from '@site/plugins/releases/node/siteLinks';

const CHANGELOG = `# Changelog

## 6.1.0

_Mar 3, 2023_

Some words.

### Data Grid

\`\`\`md
## 6.0.9
\`\`\`

#### \`@mui/x-data-grid@6.1.0\`

- [DataGrid] Fix it (#123) @someone

## 6.0.0-beta.1

### Data Grid

## 5.9.0

_Feb 1, 2023_
`;

describe('a changelog', () => {
  const releases = readChangelog(CHANGELOG, 6);

  test('is read for one major, with dates where it tells them', () => {
    expect(releases.map(({version, date}) => [version, date])).toEqual([
      ['6.1.0', '2023-03-03'],
      ['6.0.0-beta.1', null],
    ]);
  });

  test('keeps code fences whole', () => {
    expect(releases[0]?.parts.map(({title}) => title)).toEqual(['', 'Data Grid']);
    expect(releases[0]?.parts[1]?.text).toContain('## 6.0.9');
    expect(subsections(releases[0]?.parts[1]?.text ?? '').map(({title}) => title)).toEqual([
      '',
      '`@mui/x-data-grid@6.1.0`',
    ]);
  });

  test('of several, each version is told once, the newest first', () => {
    const older = readChangelog('## 6.0.0\n\n## 6.1.0\n\nOther words.\n', 6);
    const merged = mergeChangelogs([releases, older]);
    expect(merged.map(({version}) => version)).toEqual(['6.1.0', '6.0.0', '6.0.0-beta.1']);
    expect(merged[0]?.date).toBe('2023-03-03');
  });
});

describe('Markdown of others', () => {
  const html = (markdown: string) =>
    markdownHtml(markdown, {
      resolveLink: (url) => (url.includes('gone') ? undefined : url),
      pullRequest: (number) => `https://example.com/${number}`,
    });

  test('becomes lists with links to pull requests, without names', () => {
    expect(html('- [DataGrid] Fix `rows` of `@mui/x-data-grid` (@some-one) (#1234)\n- Add @next tag (#12) @a @b')).toBe(
      '<ul><li><b>DataGrid</b> Fix <code>rows</code> of <code>@mui/x-data-grid</code> <a href="https://example.com/1234">#1234</a></li>' +
        '<li>Add @next tag <a href="https://example.com/12">#12</a></li></ul>',
    );
  });

  test('has a link for each number of a pull request, and for nothing else', () => {
    const link = '<a href="https://example.com/1234">#1234</a>';
    expect(html('Fix it (see #1234)')).toBe(`<p>Fix it (see ${link})</p>`);
    expect(html('The color #1976d2')).toBe('<p>The color #1976d2</p>');
    expect(html('[#1234](https://example.com/a)')).toBe('<p><a href="https://example.com/a">#1234</a></p>');
  });

  test('brings no markup, script or picture of its own', () => {
    const given =
      '<img src=x onerror=alert(1)> <script>alert(1)</script>\n\n[a](javascript:alert(1)) ![b](https://e.com/b.png) a<b';
    expect(html(given)).toBe('<p>alert(1)</p><p>a  a&lt;b</p>');
  });

  test('a picture before an entry is decoration, on a screen without its font too', () => {
    expect(html('- 🌍 Add a locale\n- Add 🌍')).toBe(
      '<ul><li><span aria-hidden="true">🌍</span> Add a locale</li><li>Add 🌍</li></ul>',
    );
  });

  test('code is escaped and colored', () => {
    expect(html('```diff\n-<A />\n```')).toBe(
      '<pre tabindex="0" data-language="diff"><code><span class="tk-deleted">-&lt;A /&gt;</span></code></pre>',
    );
  });

  test('a link that leads nowhere here is its text', () => {
    expect(html('[x](https://e.com/gone) [y](https://e.com/)')).toBe('<p>x <a href="https://e.com/">y</a></p>');
  });
});

describe('links of the changelog', () => {
  const docs = `${process.cwd()}/docs`;

  test.each([
    ['https://mui.com/x/migration/migration-data-grid-v5/', '/x/migration/migration-data-grid-v5/'],
    ['https://mui.com/x/migration/migration-pickers-v5/#tabs', '/x/migration/migration-pickers-v5/#tabs'],
    ['https://mui.com/x/migration/migration-pickers-v5/#no-such', '/x/migration/migration-pickers-v5/'],
    ['https://mui.com/blog/mui-x-v6/', 'https://mui.com/blog/mui-x-v6/'],
  ])('%s leads to %s', (url, to) => {
    expect(siteLink(url, docs, '/')).toBe(to);
  });

  test('a reader stays in the language', () => {
    expect(siteLink('https://mui.com/x/react-charts/pie/', docs, '/zh/')).toBe('/zh/x/react-charts/pie/');
    expect(siteLink('https://mui.com/blog/mui-x-v6/', docs, '/zh/')).toBe('https://mui.com/blog/mui-x-v6/');
  });

  test('a page that is not written yet is no link', () => {
    expect(siteLink('https://mui.com/x/react-data-grid/', `${docs}/nothing`, '/')).toBeUndefined();
  });
});

describe('the installed packages', () => {
  const releases = packageReleases({resolveLink: (url) => url, pullRequest: (number) => `https://e.com/${number}`});

  test('tell of 67 releases of version 6, by product', () => {
    expect(releases).toHaveLength(67);
    expect(releases[0]).toMatchObject({version: '6.19.2', date: '2024-01-25'});
    expect(releases[0]?.sections.map(({productId}) => productId)).toEqual(['x-date-pickers', 'x-data-grid']);
    expect(releases.every(({sections}) => sections.length > 0)).toBe(true);
  });

  test('name nobody, and nothing about their own docs', () => {
    const text = JSON.stringify(releases);
    expect(text).not.toMatch(/big thanks|<b>docs<\/b>|<b>core<\/b>|\(@[a-z]/i);
    expect(text).not.toMatch(/<(?!\/?(?:a|b|code|div|em|h4|li|ol|p|pre|span|strong|ul|blockquote|br)\b)/);
  });

  test('make a feed with a date and a URL for each entry', () => {
    const facts = {siteUrl: 'https://docs.example', baseUrl: '/', title: 'Releases & more', author: 'Us'};
    const feed = releasesFeed(releases.slice(0, 2), facts);
    expect(feed).toContain('<title>Releases &amp; more</title>');
    expect(feed).toContain('<id>https://docs.example/x/whats-new/#v6.19.2</id>');
    expect(feed).toContain('<updated>2024-01-25T00:00:00.000Z</updated>');
    expect(feed.match(/<entry>/g)).toHaveLength(2);
    const chinese = releasesFeed(releases.slice(0, 1), {...facts, baseUrl: '/zh/'});
    expect(chinese).toContain('<link rel="self" href="https://docs.example/zh/x/whats-new/feed.xml"/>');
    expect(chinese).toContain('<id>https://docs.example/zh/x/whats-new/#v6.19.2</id>');
    const [latest] = releases;
    const highlights = `<p>a\u0000b]]></p>`;
    const parsed = new JSDOM(releasesFeed([{...latest!, highlights}], facts), {contentType: 'application/xml'});
    expect(parsed.window.document.querySelector('entry > content')?.textContent).toMatch(/^<p>ab\]\]><\/p>/);
    const undated = releases.slice(0, 1).map((release) => ({...release, date: null}));
    expect(releasesFeed(undated, facts)).not.toContain('<entry>');
  });
});
