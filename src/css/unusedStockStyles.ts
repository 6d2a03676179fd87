import postcss, {type AcceptedPlugin, type Container, type Declaration, type Root, type Rule} from 'postcss';

/**
 * Classes of Infima, the stylesheet under Docusaurus' theme, that neither the theme as it is used here nor the site itself
 * has: components of other kinds of sites, and utilities. A test of the build finds one that a page has after all.
 */
export const UNUSED_CLASSES: readonly RegExp[] = [
  /^(?:avatar|hero|pills|button-group|pagination|card|close|dropdown|tabs)(?:$|--|__)/,
  /^(?:padding|margin)(?:-\w+)?--(?!\d)/,
  /^(?:text--(?!center|truncate)|clean-list$)/,
  /^col--(?:offset-\d+|[1245789]|1[012])$/,
  /^button--(?:secondary|danger|info|success|warning|outline|block|active|link|sm|lg)$/,
  /^badge--(?:danger|info|primary|success|warning)$/,
  /^alert(?:--primary|__)/,
  /^(?:shadow--|row--|container--|breadcrumbs--)/,
  /^(?:menu__caret|menu__list-item-collapsible|navbar__search-input|navbar__items--center|navbar--(?:dark|primary))/,
  /^footer(?:--dark|__(?:col|item|items|link-item|link-separator|links|logo|title))$/,
];

/** Those of the kinds above that Docusaurus' theme has in its markup. */
const USED_CLASSES: ReadonlySet<string> = new Set([
  'col--offset-3',
  'margin-bottom--sm',
  'margin-right--md',
  'margin-vert--lg',
  'margin-vert--md',
  'margin-vert--xl',
  'padding-bottom--lg',
  'padding-top--md',
  'shadow--lw',
]);

/** The kinds of notes, whose colors are the site's own (`markdown.css`). */
const REPLACED_CLASS = /^alert--(?:info|success|warning|danger)$/;

/** Whether a class is left out of the site's stylesheet. */
export function isLeftOut(className: string): boolean {
  return !USED_CLASSES.has(className) && UNUSED_CLASSES.some((kind) => kind.test(className));
}

/** Variables of Infima that only Docusaurus' theme reads: its icons, the link to the content, the button that leads to the top. */
const READ_ELSEWHERE = [200, 600, 900, 1000].map((step) => `--ifm-color-emphasis-${step}`);

/** Where Infima sets variables for the whole page. */
const PAGE = /^(?::root|html\[data-theme=['"]?\w+['"]?\])$/;

const INFIMA = /[\\/]node_modules[\\/]infima[\\/]/;

/** A class that a selector asks for; one in `:not()` it does not. */
const ASKED_CLASS = /\.([\w-]+)/g;
const NEGATION = /:not\([^()]*\)/g;

function withoutUnused(rule: Rule): void {
  const isUnused = (className: string): boolean => isLeftOut(className) || REPLACED_CLASS.test(className);
  const kept = rule.selectors.filter(
    (selector) =>
      ![...selector.replace(NEGATION, '').matchAll(ASKED_CLASS)].some(([, className = '']) => isUnused(className)),
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

function declarationsIn(root: Container): Declaration[] {
  const declarations: Declaration[] = [];
  root.walkDecls((declaration) => {
    declarations.push(declaration);
  });
  return declarations;
}

/**
 * The variables that a stylesheet sets for the whole page, whatever the mode or the medium.
 *
 * @param css a stylesheet without layers, so that its values win over those in Infima's
 */
export function pageVariables(css: string): string[] {
  const names: string[] = [];
  postcss.parse(css).each((node) => {
    if (node.type === 'rule' && node.selector === ':root') {
      node.each((child) => void (child.type === 'decl' && child.prop.startsWith('--') && names.push(child.prop)));
    }
  });
  return names;
}

/** Leaves out variables that the site gives another value anyway. */
function removeReplacedVariables(root: Root, replaced: ReadonlySet<string>): void {
  rulesIn(root)
    .filter(({selectors}) => selectors.every((selector) => PAGE.test(selector)))
    .flatMap((rule) => declarationsIn(rule))
    .filter(({prop}) => replaced.has(prop))
    .forEach((declaration) => declaration.remove());
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
 *
 * @param replaced variables that the site sets for the whole page
 */
export function unusedStockStyles(replaced: readonly string[] = []): AcceptedPlugin {
  return {
    postcssPlugin: 'unused-stock-styles',
    Once(root) {
      if (INFIMA.test(root.source?.input.file ?? '')) {
        rulesIn(root).forEach(withoutUnused);
        removeReplacedVariables(root, new Set(replaced));
        removeUnreadVariables(root);
      }
    },
  };
}
