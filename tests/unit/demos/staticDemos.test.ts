import path from 'node:path';
import {allInBothModes, differInColorsAlone, inBothModes} from '../../../plugins/demos/node/prerender/bothModes';
import {withStaticDemos} from '../../../plugins/demos/node/prerender/staticPage';
import type {RenderedDemo, StyleRule} from '../../../plugins/demos/node/prerender/types';

const FILE = 'docs/react-charts/bars/BasicBars.tsx';

function rule(selector: string, style: string, around: readonly string[] = []): StyleRule {
  return {around, selector, style};
}

function demo(html: string, ...rules: StyleRule[]): RenderedDemo {
  return {file: FILE, html, height: 240, rules};
}

const LIGHT = demo(
  '<p class="css-1a2b-MuiTypography-root" style="border: 1px solid rgb(0, 0, 0);">Berlin</p>',
  rule('.css-1a2b-MuiTypography-root', 'margin: 0px; color: rgba(0, 0, 0, 0.87);'),
  rule('.css-1a2b-MuiTypography-root', 'padding: 8px;', ['@media (min-width: 600px)']),
);

const DARK = demo(
  '<p class="css-9z8y-MuiTypography-root" style="border: 1px solid rgb(255, 255, 255);">Berlin</p>',
  rule('.css-9z8y-MuiTypography-root', 'padding: 8px;', ['@media (min-width: 600px)']),
  rule(
    '.css-9z8y-MuiTypography-root',
    'margin: 0px; color: rgb(255, 255, 255); background-image: linear-gradient(rgb(1, 2, 3), rgb(1, 2, 3));',
  ),
);

test('a color that the modes do not share is both', () => {
  expect(inBothModes(LIGHT, DARK)).toEqual({
    file: FILE,
    height: 240,
    html: '<p class="static-1a2b" style="border: 1px solid light-dark(rgb(0, 0, 0),rgb(255, 255, 255));">Berlin</p>',
    css: [
      '.static-1a2b{margin:0px;color:light-dark(rgba(0, 0, 0, 0.87),rgb(255, 255, 255));' +
        'background-image:linear-gradient(light-dark(transparent,rgb(1, 2, 3)), light-dark(transparent,rgb(1, 2, 3)))}',
      '@media (min-width: 600px){.static-1a2b{padding:8px}}',
    ],
    isLightOnly: false,
  });
  expect(differInColorsAlone({light: [LIGHT], dark: [DARK]})).toBe(true);
});

test('a demo that is drawn in the dark alone differs in more than colors', () => {
  expect(differInColorsAlone({light: [], dark: [DARK]})).toBe(false);
});

test.each([
  [
    'another text',
    demo('<p class="css-9z8y-MuiTypography-root" style="border: 1px solid rgb(255, 255, 255);">Bonn</p>'),
  ],
  ['another structure', demo('<p class="css-9z8y css-7x6w">Berlin</p>')],
  ['nothing', undefined],
])('of a demo that is %s in the dark, only the light mode is known', (_what, dark) => {
  const {html, css, isLightOnly} = inBothModes(LIGHT, dark);
  expect(isLightOnly).toBe(true);
  expect(differInColorsAlone({light: [LIGHT], dark: dark ? [dark] : []})).toBe(false);
  expect(html).toBe('<p class="static-1a2b" style="border: 1px solid rgb(0, 0, 0);">Berlin</p>');
  expect(css.join('')).not.toContain('light-dark');
});

test('what is painted in the dark alone is transparent in the light, and no other declaration comes from the dark', () => {
  const light = demo(
    '<i class="css-1a"></i>',
    rule('.css-1a', 'box-shadow: none; --shade: rgba(255, 255, 255, 0.38);'),
  );
  const dark = demo(
    '<i class="css-2b"></i>',
    rule('.css-2b', 'box-shadow: 0 0 1px #fff; --shade: hsla(210, 14%, 11%, 0.38); border: 1px solid #fff;'),
  );
  expect(inBothModes(light, dark).css).toEqual([
    '.static-1a{box-shadow:0 0 1px light-dark(transparent,#fff);' +
      '--shade:light-dark(rgba(255, 255, 255, 0.38),hsla(210, 14%, 11%, 0.38))}',
  ]);
});

test('semicolons and colons in a value end no declaration', () => {
  const styled = demo(
    '<i class="css-1a2b"></i>',
    rule('.css-1a2b', 'background: url(data:image/png;base64,AA==); top: 1px;'),
  );
  expect(inBothModes(styled, styled).css).toEqual(['.static-1a2b{background:url(data:image/png;base64,AA==);top:1px}']);
});

test('a rule that stands twice has both modes, and what nobody sees of a drawing is left out', () => {
  const box = (color: string) => rule('.css-1a2b', `transition: all 1s; color: ${color}; -webkit-box-align: center;`);
  const cursor = rule('.css-1a2b', 'touch-action: none;');
  const light = demo('<i class="css-1a2b"></i>', box('#000'), box('#000'), cursor);
  const dark = demo('<i class="css-1a2b"></i>', box('#fff'), cursor);
  expect(inBothModes(light, dark).css).toEqual(['.static-1a2b{color:light-dark(#000,#fff)}']);
});

test('what only scripts and styles of the running demo look at is left out', () => {
  const root = 'MuiInputBase-root MuiInputBase-sizeSmall';
  const drawn = demo(
    `<b class="${root} MuiInputBase-error Mui-error ${root} Mui-focused css-1a2b css-c own">a class="${root}"</b>` +
      '<button title="1 > 0" class="MuiDay-root MuiDay-root" data-timestamp="1714521600000">data-timestamp="1"</button>',
    rule('.css-1a2b .MuiInputBase-error.Mui-focused', 'top: 1px;'),
  );
  expect(inBothModes(drawn, drawn).html).toBe(
    `<b class="MuiInputBase-root MuiInputBase-error Mui-focused static-1a2b static-c own">a class="${root}"</b>` +
      '<button title="1 > 0" class="MuiDay-root MuiDay-root" data-timestamp="1714521600000">data-timestamp="1"</button>',
  );
  const plain = demo('<button class="MuiDay-root" data-timestamp="1714521600000">1</button>');
  expect(inBothModes(plain, plain).html).toBe('<button class="MuiDay-root">1</button>');
});

const PAGE =
  '<!doctype html><head><title>Bars</title></head><body><main>' +
  `<div class=stage><div data-static-block=${FILE}><b>server</b></div></div><div data-static-block=ab12>text</div></main>`;

function page(desktop: RenderedDemo, phone: RenderedDemo): string {
  const inBoth = (drawn: RenderedDemo) => allInBothModes({light: [drawn], dark: [drawn]});
  return withStaticDemos(PAGE, {desktop: inBoth(desktop), phone: inBoth(phone)});
}

test('a demo that is the same on all screens is in the page once, in the place of the rendering of the server', () => {
  const html = page(
    demo('<u class="css-1a2b">bars</u>', rule('.css-1a2b', 'top: 1px;')),
    // As high as its least height, on each.
    {...demo('<u class="css-1a2b">bars</u>'), height: 200},
  );
  expect(html).toBe(
    PAGE.replace(
      '<b>server</b>',
      '<div data-prerendered style="--drawn-height:200px"><u class="static-1a2b">bars</u></div>',
    ).replace('</head>', '<style data-static-styles>.static-1a2b{top:1px}</style></head>'),
  );
});

test('a demo that differs on phones is in the page twice, with ids of their own', () => {
  const id = path.basename(FILE, '.tsx');
  const html = page(demo(`<u id="${id}-0">wide</u>`), {...demo(`<u id="${id}-0">narrow</u>`), height: 300});
  expect(html).toContain(
    `<div data-prerendered data-screen="desktop" style="--drawn-height:240px"><u id="${id}-0">wide</u></div>` +
      `<div data-prerendered data-screen="phone" style="--drawn-height:300px"><u id="${id}-phone-0">narrow</u></div>`,
  );
});

test.each([
  [300, ' style="--phone-height:300px"'],
  [240, ''],
  [180, ''],
])('the place of a demo that is 240 px high, and %i px on phones, has "%s"', (height, style) => {
  const html = page(demo('<u>wide</u>'), {...demo('<u>narrow</u>'), height});
  expect(html).toContain(`<div data-static-block=${FILE}${style}><div data-prerendered data-screen="desktop"`);
});

test('a page whose demos were not drawn stays as it is', () => {
  const other = {...demo('<u></u>'), file: 'docs/react-charts/lines/BasicLines.tsx'};
  expect(page(other, other)).toBe(PAGE);
});
