import {translate} from '@docusaurus/Translate';
import type {Value, Values} from '../values';
import {ORDERS, PARCELS, STOCK, WEATHER} from './gridData';
import {PRODUCTION, SALES} from './gridProData';
import type {Sample} from './types';

const ORDERS_SAMPLE: Sample = {
  id: 'orders',
  title: () => translate({id: 'playground.sample.orders', message: 'Orders'}),
  props: ORDERS,
};

const STOCK_SAMPLE: Sample = {
  id: 'stock',
  title: () => translate({id: 'playground.sample.stock', message: 'Stock, with cells to edit'}),
  props: STOCK,
};

const WEATHER_SAMPLE: Sample = {
  id: 'temperatures',
  title: () => translate({id: 'playground.sample.temperatures', message: 'Temperatures, in groups of columns'}),
  props: WEATHER,
};

/** @param paging props that turn pagination on: the grids of the paid plans have none by default */
function parcelsSample(from: string, paging: Values): Sample {
  const toolbar: Value = {$name: 'GridToolbar', $from: from};
  return {
    id: 'parcels',
    title: () => translate({id: 'playground.sample.parcels', message: '100 parcels, with a toolbar'}),
    props: {
      ...PARCELS,
      checkboxSelection: true,
      ...paging,
      initialState: {pagination: {paginationModel: {pageSize: 10}}},
      pageSizeOptions: [10, 25, 100],
      slots: {toolbar},
      slotProps: {toolbar: {showQuickFilter: true}},
    },
  };
}

const PRODUCTION_SAMPLE: Sample = {
  id: 'production',
  title: () => translate({id: 'playground.sample.production', message: 'Production, with pinned columns and rows'}),
  props: PRODUCTION,
};

const SORTED_STOCK_SAMPLE: Sample = {
  id: 'sorted-stock',
  title: () => translate({id: 'playground.sample.sortedStock', message: 'Stock, with filters in the header'}),
  props: {
    ...STOCK,
    unstable_headerFilters: true,
    initialState: {
      sorting: {
        sortModel: [
          {field: 'room', sort: 'asc'},
          {field: 'price', sort: 'desc'},
        ],
      },
    },
  },
};

const SALES_SAMPLE: Sample = {
  id: 'sales',
  title: () => translate({id: 'playground.sample.sales', message: 'Sales, grouped and summed up'}),
  props: {
    ...SALES,
    groupingColDef: {headerName: 'Region', width: 130},
    initialState: {
      rowGrouping: {model: ['region']},
      aggregation: {model: {units: 'sum', revenue: 'sum'}},
      columns: {columnVisibilityModel: {region: false}},
    },
  },
};

const MEAN_PRICES_SAMPLE: Sample = {
  id: 'mean-prices',
  title: () => translate({id: 'playground.sample.meanPrices', message: 'Stock, with a mean and ranges of cells'}),
  props: {
    ...STOCK,
    disableRowSelectionOnClick: true,
    unstable_cellSelection: true,
    initialState: {aggregation: {model: {price: 'avg', stock: 'sum'}}},
  },
};

type Samples = readonly [Sample, ...Sample[]];

/** Samples of DataGrid. */
export const GRID_SAMPLES: Samples = [
  ORDERS_SAMPLE,
  STOCK_SAMPLE,
  parcelsSample('@mui/x-data-grid', {}),
  WEATHER_SAMPLE,
];

function commonSamples(from: string): Samples {
  return [ORDERS_SAMPLE, STOCK_SAMPLE, parcelsSample(from, {pagination: true}), WEATHER_SAMPLE];
}

/** Samples of DataGridPro. */
export const GRID_PRO_SAMPLES: Samples = [
  PRODUCTION_SAMPLE,
  SORTED_STOCK_SAMPLE,
  ...commonSamples('@mui/x-data-grid-pro'),
];

/** Samples of DataGridPremium. */
export const GRID_PREMIUM_SAMPLES: Samples = [
  SALES_SAMPLE,
  MEAN_PRICES_SAMPLE,
  PRODUCTION_SAMPLE,
  SORTED_STOCK_SAMPLE,
  ...commonSamples('@mui/x-data-grid-premium'),
];
