import {COLOR_PATTERN, inBothModes} from './bothModes';
import type {RenderedDemo, StaticDemo} from './types';

/** A color, or those of both modes: then the light one is the first group. */
const COLORS = new RegExp(`light-dark\\((${COLOR_PATTERN}),(?:${COLOR_PATTERN})\\)|${COLOR_PATTERN}`, 'gi');

/** Classes and lengths, in which the screens and the languages differ. */
const CLASS_OR_LENGTH = /\bstatic-[a-z0-9]+|-?\b[\d.]+px\b/g;

/** A declaration that is seen in the dark alone, and how it is without the dark. */
const DARK_ALONE = /(?<=[{;])[a-z-]+:(?:none|[^;}]*light-dark\(transparent,[^;}]*)(?=[;}])/g;

const colorsIn = (text: string): string[] => text.match(COLORS) ?? [];
const inLight = (text: string): string => text.replace(COLORS, (color, light?: string) => light ?? color);
/** A rule without what is painted in the dark alone. */
const inLightAlone = (rule: string): string =>
  inLight(rule)
    .replace(DARK_ALONE, '')
    .replace(/;+(?=[;}])/g, '');
const formOf = (rule: string): string => inLight(rule).replace(CLASS_OR_LENGTH, '');

/** A text of the light mode with the colors of a known one, if these are the same in the light, one after the other. */
function withColors(text: string, known: string): string | undefined {
  const colors = colorsIn(known);
  let next = 0;
  const colored = text.replace(COLORS, (color) => {
    const both = colors[next] ?? '';
    next = inLight(both) === color ? next + 1 : Infinity;
    return both;
  });
  return next === colors.length ? colored : undefined;
}

function groupBy(rules: readonly string[], keyOf: (rule: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  rules.forEach((rule) => groups.set(keyOf(rule), [...(groups.get(keyOf(rule)) ?? []), rule]));
  return groups;
}

/** Those rules of the light mode, as they are in both, that have no color or whose dark colors the known ones tell. */
function rulesInBothModes(css: readonly string[], known: readonly string[]): string[] {
  const same = new Map(known.map((rule) => [inLightAlone(rule), rule]));
  const alike = groupBy(known, formOf);
  return css.flatMap((rule) => {
    const sameRule = same.get(inLightAlone(rule));
    if (sameRule !== undefined || colorsIn(rule).length === 0) {
      return [sameRule ?? rule];
    }
    const colored = new Set(alike.get(formOf(rule))?.map((other) => withColors(rule, other)));
    return colored.size === 1 ? [...colored].filter((text) => text !== undefined) : [];
  });
}

function withKnownColors(drawn: RenderedDemo, known: readonly StaticDemo[]): StaticDemo | undefined {
  const sameDemo = known.filter(({file, isLightOnly}) => file === drawn.file && !isLightOnly);
  const demo = inBothModes(drawn, undefined);
  const html = sameDemo.map((other) => withColors(demo.html, other.html)).find((text) => text !== undefined);
  const css = rulesInBothModes(
    demo.css,
    sameDemo.flatMap((other) => other.css),
  );
  return html !== undefined && css.length === demo.css.length ? {...demo, css, html, isLightOnly: false} : undefined;
}

/**
 * Gives demos that were drawn in the light alone the dark colors of the same demos on another screen or in another language.
 *
 * @returns `undefined` if one of them has a color that is not known
 */
export function allWithKnownColors(
  light: readonly RenderedDemo[],
  known: readonly StaticDemo[],
): StaticDemo[] | undefined {
  const demos = light.flatMap((drawn) => withKnownColors(drawn, known) ?? []);
  return demos.length === light.length ? demos : undefined;
}
