import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {transform, type Rule, type Selector, type SelectorComponent} from 'lightningcss';
import {__unstable__loadDesignSystem as loadDesignSystem, compile} from 'tailwindcss';
import {installedFolder} from '../../../src/node/project';
import {PAGE_ATTRIBUTES} from '../../../src/site/storage';
import {cssTargets} from './cssTargets';
import {withClassNames} from './selectors';

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
  /** Minified; no selector in it matches an element without one of {@link CompiledTailwind.classes}. */
  readonly css: string;
  /** What each class that Tailwind knows is called in the page. */
  readonly classes: ReadonlyMap<string, string>;
}

/** The elements that carry a class of the demo, and what is in them: Tailwind's variables have their first values there. */
function defaultsSelectors(scope: string): Selector[] {
  const carrier: SelectorComponent = {
    type: 'attribute',
    name: 'class',
    operation: {operator: 'substring', value: `${scope}-`},
  };
  const where: SelectorComponent = {
    type: 'pseudo-class',
    kind: 'where',
    selectors: [[carrier], [carrier, {type: 'combinator', value: 'descendant'}, {type: 'universal'}]],
  };
  return [[where], [where, {type: 'pseudo-element', kind: 'before'}], [where, {type: 'pseudo-element', kind: 'after'}]];
}

/** Tailwind's fallback for browsers without `@property` sets variables on every element: here on the demo's only. */
function scopedDefaults(rules: readonly Rule[], scope: string): Rule[] {
  return rules.flatMap((rule): Rule[] => {
    if (rule.type === 'supports') {
      return scopedDefaults(rule.value.rules, scope);
    }
    return rule.type === 'style' ? [{...rule, value: {...rule.value, selectors: defaultsSelectors(scope)}}] : [];
  });
}

/**
 * Compiles the classes of one demo. Each gets the demo's prefix, so that nothing else on the page is touched, wherever
 * the demo's elements are (portals included), and two demos cannot get into each other's order of rules.
 *
 * @param names class names as the demo writes them; those Tailwind does not know are left out of the result
 * @param scope the prefix, a CSS identifier that is the demo's own
 */
export async function compileTailwind(names: readonly string[], scope: string): Promise<CompiledTailwind> {
  const {build} = await compile(SETUP, COMPILE_OPTIONS);
  const candidates = new Set(names);
  const written = build([...candidates]);
  const keyframes = new Set([...written.matchAll(/@keyframes\s+([\w-]+)/g)].map((match) => match[1]!));
  const classes = new Map([...candidates].filter(isMarker).map((name) => [name, `${scope}-${name}`]));

  const {code} = transform({
    filename: 'tailwind.css',
    code: Buffer.from(written),
    minify: true,
    targets: cssTargets(),
    visitor: {
      Rule: {
        property: () => [],
        'layer-statement': () => [],
        'layer-block': ({value}) => scopedDefaults(value.rules, scope),
      },
      Selector: (selector) =>
        withClassNames(selector, (name) => {
          if (!candidates.has(name) && !isMarker(name)) {
            return name;
          }
          classes.set(name, `${scope}-${name}`);
          return `${scope}-${name}`;
        }),
      CustomIdent: (name) => (keyframes.has(name) ? `${scope}-${name}` : name),
    },
  });
  return {css: code.toString(), classes};
}

/** All classes that Tailwind offers by name, for suggestions. */
export async function tailwindClasses(): Promise<string[]> {
  const system = await loadDesignSystem(SETUP, COMPILE_OPTIONS);
  return system.getClassList().map(([name]) => name);
}
