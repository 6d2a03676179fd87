/** As much of a PostCSS declaration as is read and changed here. */
export interface CssDeclaration {
  prop: string;
  value: string;
  cloneBefore(overrides: {prop: string; value: string}): unknown;
}

/** A side of the screen, as the side of a text that is written from left to right. */
const INLINE_SIDES = {left: 'start', right: 'end'} as const;

const CORNERS = {
  'top-left': 'start-start',
  'top-right': 'start-end',
  'bottom-left': 'end-start',
  'bottom-right': 'end-end',
} as const;

/** Shorthands whose second and fourth value name the right and the left side. */
const FOUR_SIDES = /^(?:margin|padding|inset|border-(?:color|style|width))$/;

function inlineSide(side: string): string {
  return INLINE_SIDES[side as keyof typeof INLINE_SIDES];
}

function logicalName(name: string): string {
  return name
    .replace(/^(?<side>left|right)$/, (side: string) => `inset-inline-${inlineSide(side)}`)
    .replace(
      /^(?<property>(?:scroll-)?(?:margin|padding)|border)-(?<side>left|right)(?=-|$)/,
      (_all, property: string, side: string) => `${property}-inline-${inlineSide(side)}`,
    )
    .replace(
      /^border-(?<corner>(?:top|bottom)-(?:left|right))-radius$/,
      (_all, corner: keyof typeof CORNERS) => `border-${CORNERS[corner]}-radius`,
    );
}

/** The values of a shorthand, taken apart at the spaces that stand outside of brackets. */
function valuesOf(shorthand: string): string[] {
  return shorthand.match(/(?:[^\s(]|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? [];
}

/**
 * Turns a declaration that names a side of the screen into the one that names a side of the text; both mean the same
 * where text runs from left to right. What depends on no side stays as it is, and so do transforms and backgrounds,
 * which know no sides of the text: `rightToLeft.css` has what these need.
 */
function makeLogical(declaration: CssDeclaration): void {
  const {prop, value} = declaration;
  const logical = logicalName(prop);
  if (logical !== prop) {
    declaration.prop = logical;
    return;
  }
  if (/^(?:text-align|float|clear)$/.test(prop)) {
    const prefix = prop === 'text-align' ? '' : 'inline-';
    declaration.value = value.replace(/^(?:left|right)$/, (side) => prefix + inlineSide(side));
    return;
  }
  const [top, right, bottom, left] = valuesOf(value);
  if (FOUR_SIDES.test(prop) && top && right && bottom && left && right !== left) {
    const [property = prop, aspect] = prop.split(/-(?=color|style|width)/);
    const end = aspect ? `-${aspect}` : '';
    declaration.cloneBefore({prop: `${property}-block${end}`, value: `${top} ${bottom}`});
    declaration.prop = `${property}-inline${end}`;
    declaration.value = `${left} ${right}`;
  }
}

/** The stylesheets that are written for one direction: what Docusaurus' stock theme and Infima, under it, bring. */
const STOCK = /[\\/]node_modules[\\/](?:infima|@docusaurus)[\\/]/;

/**
 * A PostCSS plugin that lets Docusaurus' stock styles follow `dir`. Docusaurus makes their right-to-left form at build
 * time, for a language; here a reader chooses the direction, on any page, without one byte more for the others.
 */
export function logicalStockStyles(): object {
  return {
    postcssPlugin: 'logical-stock-styles',
    Once(root: StyleRoot) {
      if (STOCK.test(root.source?.input.file ?? '')) {
        root.walkDecls(makeLogical);
      }
    },
  };
}

interface StyleRoot {
  readonly source?: {readonly input: {readonly file?: string}};
  walkDecls(visit: (declaration: CssDeclaration) => void): void;
}
