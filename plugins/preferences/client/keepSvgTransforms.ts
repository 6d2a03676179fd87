import type {StylisElement, StylisPlugin} from '@emotion/cache';

/**
 * A stylis plugin for the place before the one that mirrors: it keeps `transform` where a rule draws in an SVG. An
 * SVG's coordinates run from left to right whatever the direction of the page, so a mirrored place lies outside of it.
 * Charts place the marks of a line by such a rule. Its class does not name the component in production, so it is known
 * by its `stroke`, which nothing but drawings has.
 */
export const keepSvgTransforms: StylisPlugin = ({type, children}) => {
  if (type !== 'rule' || !Array.isArray(children) || !children.some((child) => isDeclaration(child, 'stroke'))) {
    return;
  }
  for (const child of children) {
    if (isDeclaration(child, 'transform')) {
      child.return = `/* @noflip */${child.value}`;
    }
  }
};

function isDeclaration({type, props}: StylisElement, property: string): boolean {
  return type === 'decl' && props === property;
}
