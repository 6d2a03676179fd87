import type {DiffedProduct} from './diff/apiDiff';

/** The grids' codemods change what stands beside a grid with these props, and nothing else. */
const GRID_IN_USE = `import {DataGrid, DataGridPro, DataGridPremium} from '@mui/x-data-grid-premium';
<DataGrid initialState={{filter: filter}} filterModel={filterModel} componentsProps={{filter: filter}} />;`;

/** The products that had a version 5. */
export const DIFFED_PRODUCTS: readonly DiffedProduct[] = [
  {
    productId: 'x-data-grid',
    packages: [
      {name: '@mui/x-data-grid', olderAlias: 'mui-x-data-grid-v5'},
      {name: '@mui/x-data-grid-pro', olderAlias: 'mui-x-data-grid-pro-v5'},
      {name: '@mui/x-data-grid-premium', olderAlias: 'mui-x-data-grid-premium-v5'},
    ],
    transform: 'v6.0.0/data-grid/preset-safe',
    surroundings: GRID_IN_USE,
  },
  {
    productId: 'x-date-pickers',
    packages: [
      {name: '@mui/x-date-pickers', olderAlias: 'mui-x-date-pickers-v5'},
      {name: '@mui/x-date-pickers-pro', olderAlias: 'mui-x-date-pickers-pro-v5'},
    ],
    transform: 'v6.0.0/pickers/preset-safe',
    surroundings: '',
  },
];
