import {readdirSync} from 'node:fs';
import path from 'node:path';

/*
 * Imported first by the tests of the charts pages. The exports of `@mui/x-charts` lead to ES modules, which Jest does not run; beside
 * them the package has the same code as CommonJS. The modules of D3 that it requires have such a form under the condition `umd`,
 * which a test names in its docblock: `@jest-environment-options {"customExportConditions": ["browser", "umd"]}`.
 */
const PACKAGE = path.resolve(__dirname, '../../node_modules/@mui/x-charts');

for (const {name} of readdirSync(PACKAGE, {withFileTypes: true}).filter((entry) => entry.isDirectory())) {
  if (/^(?:[A-Z]|hooks$|colorPalettes$)/.test(name)) {
    jest.doMock(`@mui/x-charts/${name}`, () => jest.requireActual<object>(path.join(PACKAGE, name)));
  }
}
jest.doMock('@mui/x-charts', () => jest.requireActual<object>(path.join(PACKAGE, 'index.js')));

// What jsdom lacks. Reduced motion ends the animations of the charts at once.
Object.assign(window, {
  matchMedia: (media: string) => ({
    media,
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

/** A point whose position in the SVG is that in the window. */
class Point {
  x = 0;
  y = 0;
  matrixTransform() {
    return this;
  }
}
Object.assign(SVGElement.prototype, {
  createSVGPoint: () => new Point(),
  getScreenCTM: () => ({inverse: () => ({})}),
});

// The propTypes of tooltips know one type of chart only, and complain of all others.
const {error} = console;
console.error = (...what: unknown[]) => {
  if (what[0] !== 'Warning: Failed %s type: %s%s') {
    error(...what);
  }
};

/** What a browser would take: the value of the rule with the most classes, and of the last of such rules. */
export function winnerOf(element: Element, property: string): string | undefined {
  const classes = (selector: string) => selector.match(/\./g)?.length ?? 0;
  return [...document.styleSheets]
    .flatMap(({cssRules}) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({selectorText, style}) => style.getPropertyValue(property) && element.matches(selectorText))
    .sort((one, other) => classes(one.selectorText) - classes(other.selectorText))
    .at(-1)
    ?.style.getPropertyValue(property);
}

/**
 * What `sx` of a chart sets for one of its parts. `getComputedStyle` of jsdom knows no specificity, so the rule of the part itself may
 * hide it.
 */
export function sxOf(element: Element, property: string): string[] {
  return [...document.styleSheets]
    .flatMap(({cssRules}) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({selectorText}) => / \./.test(selectorText) && element.matches(selectorText))
    .map(({style}) => style.getPropertyValue(property))
    .filter(Boolean);
}
