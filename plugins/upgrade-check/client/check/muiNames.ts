import type {CheckedProduct} from '../../types';

const PACKAGE = /^(@mui\/x-(data-grid|date-pickers)(?:-pro|-premium)?)(?:\/|$)/;

/** The package of a module, if it is one of the compared products: `@mui/x-data-grid-pro`. */
export function packageNameOf(module: string): string | undefined {
  return PACKAGE.exec(module)?.[1];
}

/** The product of a package or module. */
export function productOf(module: string): CheckedProduct | undefined {
  const name = PACKAGE.exec(module)?.[2];
  return name === undefined ? undefined : name === 'data-grid' ? 'x-data-grid' : 'x-date-pickers';
}

export const GRIDS: readonly string[] = ['DataGrid', 'DataGridPro', 'DataGridPremium'];

/** The keys of the theme that have another name than their component. */
const THEME_COMPONENTS: Readonly<Record<string, readonly string[]>> = {MuiDataGrid: GRIDS};

/** The components that a key of the theme is for: `MuiDatePicker` is for `DatePicker`. */
export function themeComponents(key: string): readonly string[] {
  return THEME_COMPONENTS[key] ?? (key.startsWith('Mui') ? [key.slice(3)] : []);
}

/** The component of a type of props: `DataGridPro` of `DataGridProProps`. */
export function componentOfProps(typeName: string): string | undefined {
  const name = /^(\w+)Props$/.exec(typeName)?.[1];
  return name !== undefined && (GRIDS.includes(name) || /(?:Picker|Calendar|Clock|Field|Provider)$/.test(name))
    ? name
    : undefined;
}
