import type {Mode, RenderedDemo, StaticDemo, StyleRule} from './types';

/** Text of an expression for a color. */
export const COLOR_PATTERN = String.raw`#[0-9a-f]{3,8}\b|(?:rgb|hsl)a?\([^)]*\)`;

const COLOR = new RegExp(COLOR_PATTERN, 'gi');

/** The classes of Emotion: a hash of the styles, and the component's name. */
const EMOTION_CLASS = /\bcss-([a-z0-9]+)(?:-[\w-]+)?/g;

/**
 * One text for both modes, where they differ in colors alone.
 *
 * @returns `undefined` if they differ in more
 */
function withBothColors(light: string, dark: string): string | undefined {
  if (light === dark) {
    return light;
  }
  const between = light.split(COLOR);
  if (between.join('\n') !== dark.split(COLOR).join('\n')) {
    return undefined;
  }
  const [lightColors, darkColors] = [light, dark].map((text) => text.match(COLOR) ?? []);
  return between.reduce((text, part, index) => {
    const [before, after] = [lightColors?.[index - 1] ?? '', darkColors?.[index - 1] ?? ''];
    return `${text}${before === after ? before : `light-dark(${before},${after})`}${part}`;
  });
}

/** The declarations of a rule, by property. */
function declarationsOf(style: string): Map<string, string> {
  const declarations = style.split(/;\s*(?![^(]*\))/).filter((text) => text.includes(':'));
  return new Map(
    declarations.map((text) => {
      const colon = text.indexOf(':');
      return [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
    }),
  );
}

/** What changes nothing in a drawing that stands still and hears nothing, and what only browsers of old read. */
const UNSEEN =
  /^(?:transition|animation|will-change|touch-action|user-select|-webkit-(?:tap-highlight-color|box-(?:align|pack|flex)))\b/;

/** What is painted on an element and takes no room: MUI lights up a raised surface in the dark alone. */
const PAINTED = /^(?:background-(?:color|image)|box-shadow)$/;

/** A value for both modes. What differs in more than colors is as in the light. */
function valueOf(property: string, light: string | undefined, dark: string | undefined): string | undefined {
  if (dark !== undefined && (light ?? 'none') === 'none' && PAINTED.test(property)) {
    return dark.replace(COLOR, (color) => `light-dark(transparent,${color})`);
  }
  return light === undefined ? undefined : (withBothColors(light, dark ?? light) ?? light);
}

/** A rule's declarations for both modes. */
function styleOf(light: string, dark: string | undefined): string {
  const [inLight, inDark] = [light, dark ?? light].map(declarationsOf) as [Map<string, string>, Map<string, string>];
  return [...new Set([...inLight.keys(), ...inDark.keys()])]
    .filter((property) => !UNSEEN.test(property))
    .flatMap((property) => {
      const value = valueOf(property, inLight.get(property), inDark.get(property));
      return value === undefined ? [] : [`${property}:${value}`];
    })
    .join(';');
}

/** Which class of the light mode an element has whose class in the dark is known, for two drawings of one structure. */
function lightClasses(light: string, dark: string): Map<string, string> | undefined {
  const [lightNames, darkNames] = [light, dark].map((html) => html.match(EMOTION_CLASS) ?? []);
  return lightNames?.length === darkNames?.length
    ? new Map(darkNames?.map((name, index) => [name, lightNames?.[index] ?? name]))
    : undefined;
}

/** The HTML of a demo for both modes, if there is one, and what gives an element of the dark mode the light one's classes. */
function inOneText(light: RenderedDemo, dark: RenderedDemo | undefined) {
  const names = dark && lightClasses(light.html, dark.html);
  const rename = (text: string): string => text.replace(EMOTION_CLASS, (name) => names?.get(name) ?? name);
  return {html: dark && names && withBothColors(light.html, rename(dark.html)), rename};
}

/** Whether the same demos are drawn in both modes and look the same but for their colors. */
export function differInColorsAlone({light, dark}: Readonly<Record<Mode, readonly RenderedDemo[]>>): boolean {
  const inDark = new Map(dark.map((demo) => [demo.file, demo]));
  return (
    light.length === dark.length && light.every((demo) => inOneText(demo, inDark.get(demo.file)).html !== undefined)
  );
}

/** Caches of Emotion that share a key write the same rules, each on its own. */
function unique(rules: readonly StyleRule[]): StyleRule[] {
  return [...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values()];
}

/** The dark mode's rules by what they apply to. A selector may have several, which are told apart by their order. */
function rulesBySelector(rules: readonly StyleRule[], rename: (text: string) => string): Map<string, string[]> {
  const known = new Map<string, string[]>();
  rules.forEach(({around, selector, style}) => {
    const key = [...around, rename(selector)].join('\n');
    known.set(key, [...(known.get(key) ?? []), style]);
  });
  return known;
}

/** Static elements do without Emotion: their classes have names of their own, so that no rule of a running demo applies to them. */
function ownClasses(text: string): string {
  return text.replace(EMOTION_CLASS, 'static-$1');
}

/** A start tag up to its classes, and these. */
const CLASSES = /(<[a-z][^<>]*? class=")([^"]*)/g;

/**
 * Leaves out what only scripts and styles of a running demo look at. MUI names the states of a component for others to style: of
 * `MuiInputBase-root MuiInputBase-sizeSmall` the first remains, and what a rule of the drawing names. Days of a calendar have
 * their milliseconds.
 */
function withoutUnread(html: string, css: readonly string[]): string {
  const styled = new Set(css.join('').match(/(?<=\.)Mui[\w-]+/g));
  const readNames = (names: string): string => {
    const components = new Set<string>();
    const isRead = (name: string): boolean => {
      const [component = ''] = name.split('-');
      const isFirst = component !== 'Mui' && !components.has(component);
      components.add(component);
      return isFirst || !component.startsWith('Mui') || styled.has(name);
    };
    return [...new Set(names.split(' '))].filter(isRead).join(' ');
  };
  return html
    .replace(CLASSES, (_, tag: string, names: string) => tag + readNames(names))
    .replace(/(<[a-z][^<>]*?) data-timestamp="\d+"/g, '$1');
}

/**
 * Makes one demo of the two modes: a color that differs becomes `light-dark(…)`.
 *
 * @param dark the same demo after the page's mode has changed
 */
export function inBothModes(light: RenderedDemo, dark: RenderedDemo | undefined): StaticDemo {
  const {html, rename} = inOneText(light, dark);
  const darkRules = rulesBySelector(html === undefined ? [] : unique(dark?.rules ?? []), rename);
  const css = unique(light.rules).flatMap(({around, selector, style}) => {
    const inDark = darkRules.get([...around, selector].join('\n'))?.shift();
    const declarations = styleOf(style, inDark);
    const rule = `${ownClasses(selector)}{${declarations}}`;
    return declarations === '' ? [] : [around.reduceRight((text, condition) => `${condition}{${text}}`, rule)];
  });
  const {file, height} = light;
  return {file, height, html: withoutUnread(ownClasses(html ?? light.html), css), css, isLightOnly: html === undefined};
}

/** {@link inBothModes}, for all demos of a page on one screen. */
export function allInBothModes({light, dark}: Readonly<Record<Mode, readonly RenderedDemo[]>>): StaticDemo[] {
  const inDark = new Map(dark.map((demo) => [demo.file, demo]));
  return light.map((demo) => inBothModes(demo, inDark.get(demo.file)));
}
