import {pageText, readablePages, unreadablePages} from './builtPages';
import {readBuilt} from './builtFiles';
import {
  fontProblems,
  headingProblems,
  identityProblems,
  idProblems,
  levelProblems,
  pictureProblems,
  regionProblems,
  sitemapProblems,
} from './pageRules';
import {fixturePage, testRule} from './rule';

const SITEMAP = '<loc>https://site.invalid/x/fixture/</loc>';

export function pageTests(): void {
  test('every page of the build can be read', () => {
    expect(unreadablePages()).toEqual([]);
  });

  test('a page that cannot be read is reported', () => {
    expect(() => pageText(new Uint8Array())).toThrow('the page is empty');
    expect(() => pageText(Buffer.from('<title>\0'))).toThrow('a character of no text');
    expect(() => pageText(Buffer.from([0x3c, 0xff, 0xfe]))).toThrow('not valid for encoding utf-8');
    expect(pageText(Buffer.from('<title>简体中文'))).toBe('<title>简体中文');
  });

  testRule('a page says what it is', {
    rule: identityProblems,
    pages: readablePages,
    least: 9,
    planted: [
      [
        fixturePage('<html><title> </title><meta name="description" content="too short">'),
        ['titles [" "]', 'descriptions ["too short"]', 'language ""'],
      ],
      [
        fixturePage('<html lang="en"><title>A</title><title>B</title><meta name="description" content="">'),
        ['titles ["A","B"]', 'descriptions [""]'],
      ],
    ],
    sound: [fixturePage('<html lang="en"><title>Not found</title>', '/404.html')],
  });

  testRule('a page has one heading of the first level', {
    rule: headingProblems,
    pages: readablePages,
    planted: [
      [fixturePage('<h2>A</h2>'), ['headings of the first level []']],
      [fixturePage('<h1> </h1>'), ['headings of the first level [""]']],
      [fixturePage('<h1>A</h1><h1>B</h1>'), ['headings of the first level ["A","B"]']],
    ],
  });

  testRule('a page has one main region, and navigation around it', {
    rule: regionProblems,
    pages: readablePages,
    planted: [
      [fixturePage(''), ['0 main regions', 'no navigation']],
      [
        fixturePage('<main></main><div role="main"></div><nav></nav>'),
        ['2 main regions', 'a navigation without a name'],
      ],
      [fixturePage('<main></main><nav aria-label="A"></nav><nav aria-label="A"></nav>'), ['two navigations named "A"']],
    ],
    sound: [fixturePage('<main></main>', '/playground/')],
  });

  testRule('an id is given to one element only', {
    rule: idProblems,
    pages: readablePages,
    planted: [[fixturePage('<p id="a"><b id="b"></b><i id="a"></i></p>'), ['two elements with the id "a"']]],
  });

  testRule('pictures are described', {
    rule: pictureProblems,
    pages: readablePages,
    planted: [[fixturePage('<img src="/a.png"><img src="/b.png" alt="">'), ['no alternative text: /a.png']]],
  });

  testRule('fonts that are preloaded exist and are used', {
    rule: fontProblems,
    pages: readablePages,
    planted: [
      [fixturePage(''), ['no font is preloaded']],
      [
        fixturePage('<link rel="preload" as="font" href="/fonts/none.woff2">'),
        [
          'the font /fonts/none.woff2 does not exist',
          'no style uses the font /fonts/none.woff2',
          'the font /fonts/none.woff2 is loaded twice, for lack of crossorigin',
        ],
      ],
    ],
  });

  testRule('headings go down one level at a time', {
    rule: levelProblems,
    pages: readablePages,
    planted: [[fixturePage('<main><h1>A</h1><h2>B</h2><h4>C</h4></main>'), ['h2 to h4']]],
    sound: [fixturePage('<main><h1>A</h1><div data-demo-preview><h4>B</h4></div><h2>C</h2></main>')],
  });

  test('the sitemap lists the pages that are built, and no other', () => {
    expect(sitemapProblems(readBuilt('sitemap.xml'), readablePages())).toEqual([]);
  });

  test('a page that the sitemap lacks or should lack is found', () => {
    const page = fixturePage('');
    const hidden = fixturePage('<meta name="robots" content="noindex">');
    expect(sitemapProblems(SITEMAP, [page])).toEqual([]);
    expect(sitemapProblems(SITEMAP + SITEMAP, [page])).toEqual(['/x/fixture/ is listed twice']);
    expect(sitemapProblems('', [page])).toEqual(['/x/fixture/ is not listed']);
    expect(sitemapProblems(SITEMAP, [hidden])).toEqual(['/x/fixture/ is no page to list']);
    expect(sitemapProblems('', [hidden, fixturePage('', '/404.html')])).toEqual([]);
  });
}
