import {readInlineCode} from '../../../plugins/hosting/node/inlineCode';

describe('inline scripts', () => {
  test.each([
    ['<script>a()</script>', ['a()']],
    ['<script type="text/javascript">a()</script>', ['a()']],
    ['<script type=module>a()</script>', ['a()']],
    ['<SCRIPT>a()</SCRIPT >', ['a()']],
    ['<script data-x="a>b">\n a() \n</script>', ['\n a() \n']],
    [
      '<script>if (a < b) document.write("<b onclick=c>")</script><script>b()</script>',
      ['if (a < b) document.write("<b onclick=c>")', 'b()'],
    ],
    ['<script type="importmap">{}</script>', ['{}']],
  ])('%s is executed', (html, scripts) => {
    expect(readInlineCode(html)).toEqual({scripts, handlers: []});
  });

  test.each([
    '<script src="/a.js"></script>',
    '<script src=/a.js defer=defer></script>',
    '<script type="application/ld+json">{"a": 1}</script>',
    '<script type="application/json">[]</script>',
    '<script></script>',
    '<!-- <script>a()</script> -->',
    '<textarea><script>a()</script></textarea>',
    '<p>&lt;script>a()&lt;/script></p>',
  ])('%s executes nothing inline', (html) => {
    expect(readInlineCode(html)).toEqual({scripts: [], handlers: []});
  });
});

describe('event handlers', () => {
  test.each([
    ['<button onclick="a()">b</button>', ['<button onclick>']],
    ['<img src=a.png onload=a()>', ['<img onload>']],
    ["<body\nONLOAD='a()'>", ['<body onload>']],
    ['<a title="x > y" onfocus="a()" onblur="b()">', ['<a onfocus>', '<a onblur>']],
    ['<script src="/a.js" onerror="a()"></script>', ['<script onerror>']],
    ['<svg><path onclick="a()"/></svg>', ['<path onclick>']],
    ['<svg/onload=a()>', ['<svg onload>']],
    ['<a href="x"onclick=a()>b</a><a href=\'x\'onclick=a()>b</a>', ['<a onclick>', '<a onclick>']],
    ['<img src=a.png\nONERROR=a()>', ['<img onerror>']],
  ])('%s has some', (html, handlers) => {
    expect(readInlineCode(html).handlers).toEqual(handlers);
  });

  test.each([
    '<a title=\'onclick="a()"\' href="/a?onclick=b">text onclick="a()"</a>',
    '<p data-onclick="a" on="b">',
    '<style>a::after{content:"<b onclick=a>"}</style>',
    '<!-- <b onclick=a> -->',
  ])('%s has none', (html) => {
    expect(readInlineCode(html).handlers).toEqual([]);
  });
});
