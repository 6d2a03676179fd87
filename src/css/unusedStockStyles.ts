import type {AcceptedPlugin, Declaration, Root, Rule} from 'postcss';

/**
 * Classes of Infima, the stylesheet under Docusaurus' theme, that neither the theme as it is used here nor the site itself
 * has: components of other kinds of sites, and utilities. A test of the build finds one that a page has after all.
 */
export const UNUSED_CLASSES: readonly RegExp[] = [
  /^(?:avatar|hero|pills|button-group|pagination|card|close|dropdown|tabs)(?:$|--|__)/,
  /^(?:padding|margin)(?:-\w+)?--(?!\d)/,
  /^text--(?!center|truncate)/,
  /^col--(?:offset-\d+|[1245789]|1[012])$/,
  /^button--(?:danger|info|success|warning|block|active|link|sm|lg)$/,
  /^badge--(?:danger|info|primary|success|warning)$/,
  /^alert(?:--primary|__)/,
  /^(?:shadow--|row--|container--|breadcrumbs--)/,
  /^(?:menu__caret|menu__list-item-collapsible|navbar__search-input|navbar__items--center|navbar--(?:dark|primary))/,
  /^footer(?:--dark|__(?:col|item|items|link-item|link-separator|links|logo|title))$/,
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

/** Variables of Infima that only others read: Docusaurus' icons and its button that leads to the top. */
const READ_ELSEWHERE = ['--ifm-color-emphasis-600', '--ifm-color-emphasis-1000'];

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

function rulesIn(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    rules.push(rule);
  });
  return rules;
}

function declarationsIn(root: Root): Declaration[] {
  const declarations: Declaration[] = [];
  root.walkDecls((declaration) => {
    declarations.push(declaration);
  });
  return declarations;
}

/** Leaves out variables that nothing reads, then those that only these read. */
function removeUnreadVariables(root: Root): void {
  const declarations = declarationsIn(root);
  const read = new Set(READ_ELSEWHERE);
  for (const {value} of declarations) {
    [...value.matchAll(/var\(\s*(--[\w-]+)/g)].forEach(([, name = '']) => read.add(name));
  }
  const unread = declarations.filter(({prop}) => prop.startsWith('--') && !read.has(prop));
  unread.forEach((declaration) => declaration.remove());
  if (unread.length > 0) {
    removeUnreadVariables(root);
  }
}

/**
 * A PostCSS plugin that leaves out of Infima what nothing on this site uses: a fifth of what a reader would fetch.
 *
 * Docusaurus wraps the rules in a layer that does not notice when one is removed: a walk would skip the one after it. So rules
 * and declarations are listed first.
 */
export function unusedStockStyles(): AcceptedPlugin {
  return {
    postcssPlugin: 'unused-stock-styles',
    Once(root) {
      if (INFIMA.test(root.source?.input.file ?? '')) {
        rulesIn(root).forEach(withoutUnused);
        removeUnreadVariables(root);
      }
    },
  };
}
