import {webManifest} from '../../../plugins/offline/node/manifest';
import {offlinePage} from '../../../plugins/offline/node/offlinePage';
import {buildName} from '../../../plugins/offline/node/buildName';

const MODEL = `<!doctype html><html lang=zh dir=ltr><head><title>No page</title><meta name=theme-color content="#fff">
<link rel=stylesheet href=/zh/assets/css/styles.0a1b2c3d.css><script src=/zh/assets/js/runtime~main.11223344.js defer></script>
<script src=/zh/assets/js/main.55667788.js defer></script></head>
<body><script>mode("<a>")</script><script type="application/ld+json">{}</script><nav>Menu</nav></body></html>`;

const FACTS = {title: 'A & B', logo: '/zh/images/logo.svg', translations: {'offline.page.title': '离线 <1>'}};

test('the page for what is not kept has the look of the site, its language, and no script of its own', () => {
  const {html, stylesheets} = offlinePage(MODEL, FACTS);
  expect(stylesheets).toEqual(['/zh/assets/css/styles.0a1b2c3d.css']);
  expect(html).toContain('<html lang="zh" dir="ltr">');
  expect(html).toContain('<h1>离线 &lt;1&gt;</h1>');
  expect(html).toContain('<title>离线 &lt;1&gt; | A &amp; B</title>');
  expect(html).toContain('was not opened on this device before');
  // Character for character, or the policy refuses it.
  expect(html.match(/<script.*?<\/script>/gs)).toEqual(['<script>mode("<a>")</script>']);
  expect(html).not.toContain('Menu');
});

test('a page without a stylesheet cannot be the model', () => {
  expect(() => offlinePage('<p>', FACTS)).toThrow(/^\[offline\] the page for unknown URLs names no stylesheet/);
});

test('a build is called by what changes with any script or stylesheet', () => {
  expect(buildName(MODEL)).toBe('11223344-0a1b2c3d');
  expect(() => buildName('<p>')).toThrow(/^\[offline\] the page for unknown URLs names no runtime script/);
});

test('each language is installed as itself', () => {
  const facts = {title: 'MUI X', tagline: 'Components', baseUrl: '/zh/', language: 'zh-CN', direction: 'ltr'};
  expect(webManifest(facts)).toMatchObject({
    id: '/zh/x/',
    scope: '/zh/x/',
    start_url: '/zh/x/introduction/',
    lang: 'zh-CN',
    display: 'standalone',
    icons: expect.arrayContaining([
      expect.objectContaining({src: '/zh/images/app/icon-192.png', sizes: '192x192'}),
    ]) as unknown,
  });
});
