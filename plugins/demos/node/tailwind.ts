import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {transform, type Rule, type Selector, type SelectorComponent} from 'lightningcss';
import {__unstable__loadDesignSystem as loadDesignSystem, compile} from 'tailwindcss';
import {installedFolder} from '../../../src/node/project';
import {PAGE_ATTRIBUTES} from '../../../src/site/storage';
import {classesIn, cssTargets} from './css';

/**
 * Tailwind as a demo gets it: its theme's values written out, since variables would have to stand on the page's root, no
 * preflight, no layers, and `dark:` by the page's mode.
 */
const SETUP = `@import 'tailwindcss/theme.css' theme(inline);
@custom-variant dark (&:where([${PAGE_ATTRIBUTES.mode}=dark], [${PAGE_ATTRIBUTES.mode}=dark] *));
@tailwind utilities;`;

const COMPILE_OPTIONS = {
  loadStylesheet: async (_id: string, base: string) => {
    const file = path.join(installedFolder('tailwindcss'), 'theme.css');
    return {path: file, base, content: await readFile(file, 'utf8')};
  },
};

/** Classes without styles of their own that variants such as `group-hover:` look for. */
function isMarker(name: string): boolean {
  return /^(?:group|peer)(?:\/[\w-]+)?$/.test(name);
}

export interface CompiledTailwind {
  /** Minified; no selector in it matches an element of the site or of another demo. */
  readonly css: string;
  /** The classes that Tailwind knows. */
  readonly known: ReadonlySet<string>;
}

/** The element that Docusaurus renders the site into. */
const SITE_ROOT = '__docusaurus';

/** The elements of a demo: those in the element that has its styles, and those that it puts into the body, as menus do. */
function elementsOf(scope: string): SelectorComponent {
  const inDemo = `[data-demo-styles=${scope}] *`;
  const inBody = `body > :not(#${SITE_ROOT})`;
  const found: SelectorComponent[] = [];
  transform({
    filename: 'scope.css',
    code: Buffer.from(`:where(${inDemo}, ${inBody}, ${inBody} *) {}`),
    visitor: {
      Selector: (selector) => {
        found.push(...selector);
      },
    },
  });
  return found[0]!;
}

/** A selector that matches among some elements only. */
function limitedTo(elements: SelectorComponent, selector: Selector): Selector {
  const pseudoElement = selector.findIndex(({type}) => type === 'pseudo-element');
  return selector.toSpliced(pseudoElement < 0 ? selector.length : pseudoElement, 0, elements);
}

/**
 * Rules without the condition around them. Tailwind sets the first values of its variables twice: with `@property`, which is
 * global, and, for browsers without it, on all elements; the demo's elements get the second in all browsers.
 */
function withoutSupports(rules: readonly Rule[]): Rule[] {
  return rules.flatMap((rule) => (rule.type === 'supports' ? withoutSupports(rule.value.rules) : [rule]));
}

/**
 * Compiles the classes of one demo. They keep their names, and style nothing but the demo's elements (portals included), so
 * that neither the site is touched nor two demos get into each other's order of rules.
 *
 * @param names class names as the demo writes them; those Tailwind does not know are left out of the result
 * @param scope the demo's name
 */
export async function compileTailwind(names: readonly string[], scope: string): Promise<CompiledTailwind> {
  const {build} = await compile(SETUP, COMPILE_OPTIONS);
  const written = build([...new Set(names)]);
  const keyframes = new Set([...written.matchAll(/@keyframes\s+([\w-]+)/g)].map((match) => match[1]!));
  const known = new Set(names.filter(isMarker));
  const elements = elementsOf(scope);

  const {code} = transform({
    filename: 'tailwind.css',
    code: Buffer.from(written),
    minify: true,
    targets: cssTargets(),
    visitor: {
      Rule: {
        property: () => [],
        'layer-statement': () => [],
        'layer-block': ({value}) => withoutSupports(value.rules),
      },
      Selector: (selector) => {
        classesIn(selector).forEach((name) => known.add(name));
        return limitedTo(elements, selector);
      },
      CustomIdent: (name) => (keyframes.has(name) ? `${scope}-${name}` : name),
    },
  });
  return {css: code.toString(), known};
}

/** All classes that Tailwind offers by name, for suggestions. */
export async function tailwindClasses(): Promise<string[]> {
  const system = await loadDesignSystem(SETUP, COMPILE_OPTIONS);
  return system.getClassList().map(([name]) => name);
}
