import type {ProductId} from '../../src/site/products';

/** Two majors of a product that are compared, and the codemods between them. */
export interface ComparedProduct {
  readonly productId: ProductId;
  /** The older versions, by the names of the packages. The newer ones are those that are installed. */
  readonly older: Readonly<Record<string, string>>;
  /** A transform of `@mui/x-codemod`, as its command line names it. */
  readonly transform: string;
  /** Code that the transform looks for before it renames anything. */
  readonly surroundings: string;
}

/** The grids' codemods change what stands beside a grid with these props, and nothing else. */
const GRID_IN_USE = `import {DataGrid, DataGridPro, DataGridPremium} from '@mui/x-data-grid-premium';
<DataGrid initialState={{filter: filter}} filterModel={filterModel} componentsProps={{filter: filter}} />;`;

/** The products that had a version 5. */
export const COMPARED_PRODUCTS: readonly ComparedProduct[] = [
  {
    productId: 'x-data-grid',
    older: {
      '@mui/x-data-grid': '5.17.26',
      '@mui/x-data-grid-pro': '5.17.26',
      '@mui/x-data-grid-premium': '5.17.26',
    },
    transform: 'v6.0.0/data-grid/preset-safe',
    surroundings: GRID_IN_USE,
  },
  {
    productId: 'x-date-pickers',
    older: {'@mui/x-date-pickers': '5.0.20', '@mui/x-date-pickers-pro': '5.0.20'},
    transform: 'v6.0.0/pickers/preset-safe',
    surroundings: '',
  },
];
