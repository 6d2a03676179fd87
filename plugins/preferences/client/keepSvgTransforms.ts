import type {StylisElement, StylisPlugin} from '@emotion/cache';

/**
 * A stylis plugin that runs before `stylis-plugin-rtl` and exempts the `transform` of SVG elements from mirroring. The
 * coordinates of an SVG run from left to right in either direction of the page, so a mirrored mark would lie outside.
 * Charts position the marks of a line by such a rule. Class names do not show the component in production, so a rule
 * counts as an SVG's if it sets `stroke`.
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
