import type {AcceptedPlugin, Rule} from 'postcss';

/**
 * Classes of Infima, the stylesheet under Docusaurus' theme, that neither the theme as it is used here nor the site itself
 * has: components of other kinds of sites, and utilities. A test of the build finds one that a page has after all.
 */
export const UNUSED_CLASSES: readonly RegExp[] = [
  /^(?:avatar|hero|pills|button-group|pagination)(?:$|--|__(?:subtitle|intro|name|photo|item|link))/,
  /^(?:padding|margin)(?:-\w+)?--(?!\d)/,
  /^text--(?!center|truncate)/,
  /^col--(?:offset-\d+|[1245789]|1[012])$/,
  /^button--(?:danger|info|success|warning|block|active)$/,
  /^badge--(?:danger|info|primary|success|warning)$/,
  /^(?:shadow--|row--|card__|card--|container--)/,
];

/** Those of the kinds above that Docusaurus' theme has in its markup. */
const USED_CLASSES: ReadonlySet<string> = new Set([
  'col--offset-3',
  'container--fluid',
  'margin-bottom--sm',
  'margin-right--md',
  'margin-vert--lg',
  'margin-vert--md',
  'margin-vert--xl',
  'padding-bottom--lg',
  'padding-top--md',
  'shadow--lw',
]);

/** Whether a class is left out of the site's stylesheet. */
export function isLeftOut(className: string): boolean {
  return !USED_CLASSES.has(className) && UNUSED_CLASSES.some((kind) => kind.test(className));
}

const INFIMA = /[\\/]node_modules[\\/]infima[\\/]/;

function withoutUnused(rule: Rule): void {
  const kept = rule.selectors.filter(
    (selector) => ![...selector.matchAll(/\.([\w-]+)/g)].some(([, className = '']) => isLeftOut(className)),
  );
  if (kept.length === 0) {
    rule.remove();
  } else if (kept.length < rule.selectors.length) {
    rule.selectors = kept;
  }
}

/** A PostCSS plugin that leaves out of Infima what nothing on this site uses: a tenth of what a reader would fetch. */
export function unusedStockStyles(): AcceptedPlugin {
  return {
    postcssPlugin: 'unused-stock-styles',
    Once(root) {
      if (INFIMA.test(root.source?.input.file ?? '')) {
        root.walkRules(withoutUnused);
      }
    },
  };
}
