import type {ProductId} from '../../../src/site/products';
import type {PlaygroundComponent} from '../types';
import {PLAYGROUND_LOCALES, type PlaygroundLocale} from './locales';
import type {Declaration, ElementNode, Program, ReferenceValue, Value, Values} from './values';

/** Settings of the application around the component. */
export interface ApplicationLook {
  readonly direction?: 'rtl';
  readonly isDense?: true;
  /** Name of a locale that the packages export: `deDE`. */
  readonly locale?: string;
}

const STYLES = '@mui/material/styles';

/** Theme components that make a product dense; other products have no dense look. */
const DENSE: Partial<
  Record<ProductId, Readonly<Record<string, {readonly defaultProps: Readonly<Record<string, string>>}>>>
> = {
  'x-data-grid': {MuiDataGrid: {defaultProps: {density: 'compact'}}},
  'x-date-pickers': {MuiTextField: {defaultProps: {size: 'small'}}},
};

/** Whether a theme can make the components of a product dense. */
export function canBeDense(productId: ProductId): boolean {
  return DENSE[productId] !== undefined;
}

/** The component with the defaults that its props have in an application: those of a dense theme; the same one if nothing differs. */
export function withThemeDefaults(component: PlaygroundComponent, {isDense}: ApplicationLook): PlaygroundComponent {
  const dense = isDense && DENSE[component.productId];
  if (!dense) {
    return component;
  }
  const defaults = new Map(Object.values(dense).flatMap(({defaultProps}) => Object.entries(defaultProps)));
  const props = component.props.map((prop) => {
    const value = defaults.get(prop.name);
    return value === undefined ? prop : {...prop, defaultValue: `'${value}'`};
  });
  return {...component, props};
}

/** The languages that a product has texts in. */
export function localesOf(productId: ProductId): readonly PlaygroundLocale[] {
  return productId === 'x-data-grid' || productId === 'x-date-pickers' ? PLAYGROUND_LOCALES : [];
}

/** @param from the module that the component is imported from: a grid's package has its locales */
function localeReference(name: string, productId: ProductId, from: string): ReferenceValue {
  return {$name: name, $from: productId === 'x-date-pickers' ? '@mui/x-date-pickers/locales' : from};
}

function element(component: string, from: string, props: Values, child: ElementNode): ElementNode {
  return {component, from, props, children: [child]};
}

function themeOptions({direction, isDense}: ApplicationLook, productId: ProductId): Values {
  const dense = isDense && DENSE[productId];
  return {...(direction && {direction}), ...(dense && {components: dense})};
}

/** Styles that are written for right to left, as Material UI asks for. */
const MIRRORED: Declaration = {
  name: 'cache',
  value: {
    $call: {$name: 'createCache', $from: '@emotion/cache', $isDefault: true},
    $arguments: [
      {
        key: 'rtl',
        stylisPlugins: [
          // Emotion's own list has the prefixer, and is replaced.
          {$name: 'prefixer', $from: 'stylis'},
          {$name: 'rtlPlugin', $from: 'stylis-plugin-rtl', $isDefault: true},
        ],
      },
    ],
  },
};

const themes = new Map<string, Value>();

/** The same value for the same theme, so that the theme is not made anew with each change of a prop. */
function themeValue(options: Values, locale: readonly ReferenceValue[]): Value {
  const key = JSON.stringify([options, locale]);
  const theme = themes.get(key) ?? {$call: {$name: 'createTheme', $from: STYLES}, $arguments: [options, ...locale]};
  themes.set(key, theme);
  return theme;
}

/**
 * A program in an application with another direction, density or language; the same program if nothing differs.
 *
 * @param from the module that the component is imported from
 */
export function themedProgram(program: Program, look: ApplicationLook, productId: ProductId, from: string): Program {
  const options = themeOptions(look, productId);
  const locale = look.locale === undefined ? [] : [localeReference(look.locale, productId, from)];
  if (Object.keys(options).length === 0 && locale.length === 0) {
    return program;
  }
  const theme = themeValue(options, locale);
  const isMirrored = look.direction === 'rtl';
  const inner = isMirrored ? {component: 'div', props: {dir: 'rtl'}, children: [program.element]} : program.element;
  const themed = element('ThemeProvider', STYLES, {theme: {$variable: 'theme'}}, inner);
  return {
    ...program,
    declarations: [{name: 'theme', value: theme}, ...(isMirrored ? [MIRRORED] : []), ...program.declarations],
    element: isMirrored ? element('CacheProvider', '@emotion/react', {value: {$variable: 'cache'}}, themed) : themed,
  };
}
