import {readablePages} from './builtPages';
import {attribute, elementsBelow, parsePage, type BuiltPage, type Element} from './pageTree';
import {fixturePage, testRule} from './rule';

/**
 * Checks in the HTML what can be read without scripts. tests/browser/withoutScripts.spec.ts checks in a browser that stylesheets
 * do not hide it.
 */

/** The least length of a page's text, in characters. */
const LEAST_TEXT = 81;

/** Pages that only run code. Their only text is a message in `<noscript>`. */
const FOR_SCRIPTS = ['/playground/'];

/** Elements whose content is never visible, or only without scripts. */
const NEVER_SHOWN = ['head', 'noscript', 'script', 'style', 'template', 'title'];

/** Elements whose content is hidden until the reader or a script opens them. */
const SHOWN_WHEN_OPEN = ['details', 'dialog'];

function isHidden(element: Element): boolean {
  const style = attribute(element, 'style') ?? '';
  return (
    NEVER_SHOWN.includes(element.tagName) ||
    attribute(element, 'hidden') !== undefined ||
    /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style) ||
    (SHOWN_WHEN_OPEN.includes(element.tagName) && attribute(element, 'open') === undefined)
  );
}

/** The visible texts and elements of an element, in the order of the page. */
function shownParts(element: Element, parts: (Element | string)[] = []): (Element | string)[] {
  for (const child of element.children) {
    if (typeof child === 'string') {
      parts.push(child);
    } else if (!isHidden(child)) {
      parts.push(child);
      shownParts(child, parts);
    }
  }
  return parts;
}

function shownElements(element: Element, tagName: string): Element[] {
  return shownParts(element).filter((part) => typeof part !== 'string' && part.tagName === tagName) as Element[];
}

function shownText(element: Element): string {
  const texts = shownParts(element).filter((part) => typeof part === 'string');
  return texts.join('').replace(/\s+/g, ' ').trim();
}

/** A page shows its heading and its text. */
function hiddenParts({root, route, html}: BuiltPage): string[] {
  const isForScripts = FOR_SCRIPTS.includes(route);
  const shown = isForScripts ? parsePage(route, html.replace(/<\/?noscript>/g, '')).root : root;
  const [main] = shownElements(shown, 'main');
  if (!main) {
    return ['no main region is shown'];
  }
  const headings = shownElements(isForScripts ? shown : main, 'h1').map(shownText);
  const {length} = shownText(main);
  return [
    ...(headings.length === 1 && headings[0] !== '' ? [] : ['no heading is shown in the main region']),
    ...(length >= LEAST_TEXT ? [] : [`${length} characters are shown in the main region`]),
  ];
}

/** A demo is in its page as a browser has drawn it, in its styles and in both modes, unless it has a viewport of its own. */
function emptyDemos({root}: BuiltPage): string[] {
  return demoBlocks(root).flatMap((block) => {
    const file = attribute(block, 'data-static-block');
    const drawn = block.children.filter(
      (child) => typeof child !== 'string' && attribute(child, 'data-prerendered') !== undefined,
    ) as Element[];
    const isLightOnly = drawn.some((drawing) => attribute(drawing, 'data-light-only') !== undefined);
    const classes = elementsBelow(block).map((element) => attribute(element, 'class') ?? '');
    const isPlain = classes.some((name) => /\bMui/.test(name)) && !classes.some((name) => /\bstatic-/.test(name));
    return [
      ...(drawn.length > 0 ? [] : [`${file} was not drawn`]),
      ...(isLightOnly ? [`${file} is hidden in the dark: its modes differ in more than colors`] : []),
      ...(isPlain ? [`${file} has no styles`] : []),
    ];
  });
}

/** MUI's colors of texts, icons and outlines in the light. The dark mode has them only where the light one has others. */
const LIGHT = /rgba\(0, 0, 0, 0\.(?:87|6|54|23)\)/;

/** Two colors, each of which may be a function. */
const BOTH = /light-dark\((?:[^()]|\([^()]*\))*\)/g;

/** The styles of drawn demos have the colors of both modes. */
function colorsOfOneMode({html}: BuiltPage): string[] {
  const css = /<style data-static-styles>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  return css.split('}').flatMap((rule) => (LIGHT.test(rule.replace(BOTH, '')) ? [`in both modes: ${rule}}`] : []));
}

function demoBlocks(element: Element): Element[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') {
      return [];
    }
    const isDemo = attribute(child, 'data-static-block')?.endsWith('.tsx') ?? false;
    return isDemo ? [child] : demoBlocks(child);
  });
}

const TEXT = `<p>${'Seen by all. '.repeat(10)}</p>`;
const SHORT = ['9 characters are shown in the main region'];
const NO_HEADING = ['no heading is shown in the main region'];

function pageWith(content: string): BuiltPage {
  return fixturePage(`<main>${content}</main>`);
}

function drawnPage(content: string, attributes = ''): BuiltPage {
  return pageWith(`<div data-static-block=docs/a/A.tsx><div data-prerendered${attributes}>${content}</div></div>`);
}

export function withoutScriptsTests(): void {
  testRule('demos are in their pages as they are drawn', {
    rule: emptyDemos,
    pages: () => readablePages().filter(({root}) => demoBlocks(root).length > 0),
    least: 9,
    planted: [
      [
        pageWith('<div data-static-block=docs/a/A.tsx><b>server</b></div><div data-static-block=ab12></div>'),
        ['docs/a/A.tsx was not drawn'],
      ],
      [
        drawnPage('drawn', ' data-screen=phone data-light-only'),
        ['docs/a/A.tsx is hidden in the dark: its modes differ in more than colors'],
      ],
      [drawnPage('<i class="rtl-1a2b MuiChip-root">drawn</i>'), ['docs/a/A.tsx has no styles']],
    ],
    sound: [drawnPage('drawn'), drawnPage('<i class="static-rtl1a2b MuiChip-root">drawn</i>')],
  });

  testRule('drawn demos have colors for both modes', {
    rule: colorsOfOneMode,
    pages: () => readablePages().filter(({html}) => html.includes('data-static-styles')),
    least: 9,
    planted: [
      [
        pageWith('<style data-static-styles>.a{top:0}.b{border:1px solid rgba(0, 0, 0, 0.23)}</style>'),
        ['in both modes: .b{border:1px solid rgba(0, 0, 0, 0.23)}'],
      ],
    ],
    sound: [
      pageWith('<style data-static-styles>.b{color:light-dark(rgba(0, 0, 0, 0.6),#fff)}</style>'),
      pageWith('<style data-static-styles>.b{box-shadow:0 0 1px rgba(0, 0, 0, 0.2)}</style>'),
    ],
  });

  testRule('a page shows its heading and its text', {
    rule: hiddenParts,
    pages: readablePages,
    least: 9,
    planted: [
      [pageWith('<h1>A</h1> a line.'), SHORT],
      [pageWith(`<h1>A</h1> a line.<div hidden>${TEXT}</div>`), SHORT],
      [pageWith(`<h1>A</h1> a line.<div style="color: red; DISPLAY : none">${TEXT}</div>`), SHORT],
      [pageWith(`<h1>A</h1> a line.<div style="visibility:hidden">${TEXT}</div>`), SHORT],
      [pageWith(`<h1>A</h1> a line.<noscript>${TEXT}</noscript>`), SHORT],
      [pageWith(`<h1>A</h1> a line.<template>${TEXT}</template>`), SHORT],
      [pageWith(`<h1>A</h1> a line.<script>"${TEXT}"</script>`), SHORT],
      [pageWith(`<h1>A</h1> a line.<dialog>${TEXT}</dialog>`), SHORT],
      [fixturePage('<h1>A</h1><main></main>', '/playground/'), ['0 characters are shown in the main region']],
      [pageWith(TEXT), NO_HEADING],
      [pageWith(`<h1> </h1>${TEXT}`), NO_HEADING],
      [pageWith(`<h1 hidden>A</h1>${TEXT}`), NO_HEADING],
      [pageWith(`<div style="display:none"><h1>A</h1></div>${TEXT}`), NO_HEADING],
      [pageWith(`<noscript><h1>A</h1></noscript>${TEXT}`), NO_HEADING],
      [fixturePage(`<h1>A</h1><main>${TEXT}</main>`), NO_HEADING],
      [fixturePage(`<div hidden><main><h1>A</h1>${TEXT}</main></div>`), ['no main region is shown']],
    ],
    sound: [
      fixturePage(`<h1>A</h1><main><noscript>${TEXT}</noscript></main>`, '/playground/'),
      pageWith(`<h1 style="background: none">A</h1>${TEXT}`),
      pageWith(`<h1>A</h1><details open>${TEXT}</details>`),
    ],
  });
}
