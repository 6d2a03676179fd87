import {BREAKPOINTS, COLOR_SCALES, CONTROL_SIZES, DARK_STAGE, FONTS, RADIUS, type ColorScale} from '../site/tokens';

type Variables = Readonly<Record<string, string>>;

const {blue, blueDark, grey, error, success, warning} = COLOR_SCALES satisfies Readonly<Record<string, ColorScale>>;

/** Our own names for the uses of colors. If a pair failed AA, the next shade stands here. */
const LIGHT: Variables = {
  '--site-surface': '#fff',
  '--site-surface-subtle': grey[50],
  '--site-stage': '#fff',
  '--site-stage-text': 'rgba(0, 0, 0, 0.87)',
  '--site-hairline': grey[200],
  '--site-hairline-strong': grey[400],
  '--site-field-edge': grey[600],
  '--site-text': grey[900],
  '--site-text-muted': grey[700],
  '--site-primary': blue[600],
  '--site-primary-text': blue[800],
  '--site-action': blue[700],
  '--site-action-text': '#fff',
  '--site-primary-surface': blue[50],
  '--site-focus-ring': blue[500],
  '--site-success-text': success[900],
  '--site-success-surface': success[50],
  '--site-warning-text': warning[900],
  '--site-warning-surface': warning[50],
  '--site-error-text': error[800],
  '--site-error-surface': error[50],
  '--site-plan-pro': blue[600],
  '--site-plan-premium': warning[700],
  '--site-inline-code': grey[100],
  '--site-code-background': 'hsl(210, 25%, 9%)',
  '--site-code-edge': 'hsl(210, 25%, 9%)',
};

const DARK: Variables = {
  '--site-surface': blueDark[900],
  '--site-surface-subtle': blueDark[700],
  '--site-stage': DARK_STAGE,
  '--site-stage-text': '#fff',
  '--site-hairline': blueDark[600],
  '--site-hairline-strong': blueDark[400],
  '--site-field-edge': blueDark[300],
  '--site-text': grey[50],
  '--site-text-muted': grey[400],
  '--site-primary': blue[400],
  '--site-primary-text': blue[300],
  '--site-action': blue[300],
  '--site-action-text': blueDark[900],
  '--site-primary-surface': 'hsla(210, 100%, 45%, 0.16)',
  '--site-focus-ring': blue[400],
  '--site-success-text': success[300],
  '--site-success-surface': 'hsla(144, 72%, 46%, 0.14)',
  '--site-warning-text': warning[300],
  '--site-warning-surface': 'hsla(48, 100%, 48%, 0.14)',
  '--site-error-text': error[300],
  '--site-error-surface': 'hsla(355, 98%, 46%, 0.16)',
  '--site-plan-pro': blue[400],
  '--site-plan-premium': warning[400],
  '--site-inline-code': blueDark[700],
  '--site-code-background': 'hsl(210, 30%, 3%)',
  '--site-code-edge': blueDark[600],
};

/** What both modes share; code is light on dark in both. */
const SHARED: Variables = {
  '--site-code-text': grey[100],
  '--site-code-muted': grey[400],
  '--site-code-hairline': blueDark[500],
  '--site-font-text': FONTS.text,
  '--site-font-heading': FONTS.heading,
  '--site-font-code': FONTS.code,
  '--site-radius-container': `${RADIUS.container}px`,
  '--site-radius-control': `${RADIUS.control}px`,
  '--site-icon-button': `${CONTROL_SIZES.iconButton}px`,
  '--site-switch-width': `${CONTROL_SIZES.switchWidth}px`,
  '--site-switch-height': `${CONTROL_SIZES.switchHeight}px`,
  '--ifm-font-family-base': FONTS.text,
  '--ifm-heading-font-family': FONTS.heading,
  '--ifm-font-family-monospace': FONTS.code,
  '--ifm-global-radius': `${RADIUS.control}px`,
  '--ifm-container-width-xl': `${BREAKPOINTS.xl}px`,
};

/** Infima's names, told in ours, which have another value in each mode. */
const INFIMA: Variables = {
  '--ifm-color-primary': 'var(--site-primary)',
  '--ifm-background-color': 'var(--site-surface)',
  '--ifm-background-surface-color': 'var(--site-surface)',
  '--ifm-font-color-base': 'var(--site-text)',
  '--ifm-link-color': 'var(--site-primary-text)',
  '--ifm-link-hover-color': 'var(--site-primary-text)',
  '--ifm-heading-color': 'var(--site-text)',
  '--ifm-toc-border-color': 'transparent',
  '--ifm-hr-background-color': 'var(--site-hairline)',
  '--ifm-table-border-color': 'var(--site-hairline)',
  '--ifm-navbar-background-color': 'var(--site-surface)',
  '--ifm-menu-color': 'var(--site-text-muted)',
  '--ifm-menu-color-active': 'var(--site-primary-text)',
  '--ifm-menu-color-background-active': 'var(--site-primary-surface)',
  '--ifm-menu-color-background-hover': 'var(--site-surface-subtle)',
  '--ifm-code-background': 'var(--site-inline-code)',
};

function rule(selector: string, variables: Variables, extra = ''): string {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}${extra}\n}\n`;
}

/**
 * The stylesheet of variables that chrome and plugins are painted with, made from the tokens and mapped onto Infima's.
 */
export function tokenStylesheet(): string {
  return [
    '/* Made by src/css/tokenStylesheet.ts from src/site/tokens.ts. */\n',
    rule(':root', {...SHARED, ...LIGHT, ...INFIMA}, '\n  color-scheme: light;'),
    // Paper is light: dark colors are for screens.
    `@media not print {\n${rule("html[data-theme='dark']", DARK, '\n  color-scheme: dark;')}}\n`,
  ].join('');
}
