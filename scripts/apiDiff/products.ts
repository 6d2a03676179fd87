import type {ProductId} from '../../src/site/products';

/** Two majors of a product that are compared, and the codemods between them. */
export interface ComparedProduct {
  readonly productId: ProductId;
  /** The last release of the older major. The newer one is what is installed. */
  readonly older: string;
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
    older: '5.17.26',
    transform: 'v6.0.0/data-grid/preset-safe',
    surroundings: GRID_IN_USE,
  },
  {
    productId: 'x-date-pickers',
    older: '5.0.20',
    transform: 'v6.0.0/pickers/preset-safe',
    surroundings: '',
  },
];
