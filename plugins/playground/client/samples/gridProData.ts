import type {Values} from '../values';

/** Rows and columns that show what DataGridPro and DataGridPremium add. */

const QUARTERS = ['q1', 'q2', 'q3', 'q4'] as const;

type Output = readonly [q1: number, q2: number, q3: number, q4: number];

const PLANTS: readonly (readonly [name: string, output: Output])[] = [
  ['Aarhus', [1251, 1347, 1290, 1402]],
  ['Brno', [1907, 1989, 2014, 2066]],
  ['Graz', [886, 955, 941, 978]],
  ['Leeds', [1509, 1569, 1533, 1610]],
  ['Lille', [1154, 1172, 1098, 1215]],
  ['Malmö', [1391, 1455, 1470, 1502]],
  ['Tampere', [724, 780, 765, 812]],
  ['Valencia', [2134, 2256, 2090, 2301]],
  ['Verona', [1034, 1102, 1047, 1131]],
  ['Zaragoza', [1583, 1680, 1702, 1655]],
];

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function plantRow(id: string, [q1, q2, q3, q4]: Output): Values {
  return {id, q1, q2, q3, q4, total: sum([q1, q2, q3, q4])};
}

function ofAllPlants(quarter: 0 | 1 | 2 | 3): number {
  return sum(PLANTS.map(([, output]) => output[quarter]));
}

/** Output of plants in each quarter: columns that scroll between pinned ones, and a pinned row of sums. */
export const PRODUCTION: Values = {
  'aria-label': 'Machines built',
  rows: PLANTS.map(([name, output]) => plantRow(name, output)),
  columns: [
    {field: 'id', headerName: 'Plant', width: 110},
    ...QUARTERS.map((field) => ({field, headerName: field.toUpperCase(), type: 'number', width: 120})),
    {field: 'total', headerName: 'Total', type: 'number', width: 90},
  ],
  pinnedRows: {
    bottom: [plantRow('All plants', [ofAllPlants(0), ofAllPlants(1), ofAllPlants(2), ofAllPlants(3)])],
  },
  initialState: {pinnedColumns: {left: ['id'], right: ['total']}},
};

/** Sales in regions, which can be grouped and summed up. */
export const SALES = {
  'aria-label': 'Sales',
  rows: [
    {id: 1, region: 'North', product: 'Backpacks', units: 64, revenue: 7616},
    {id: 2, region: 'North', product: 'Mats', units: 51, revenue: 6069},
    {id: 3, region: 'North', product: 'Stoves', units: 118, revenue: 5310},
    {id: 4, region: 'North', product: 'Tents', units: 69, revenue: 13662},
    {id: 5, region: 'South', product: 'Backpacks', units: 88, revenue: 10472},
    {id: 6, region: 'South', product: 'Stoves', units: 93, revenue: 4185},
    {id: 7, region: 'South', product: 'Tents', units: 71, revenue: 14058},
    {id: 8, region: 'West', product: 'Backpacks', units: 35, revenue: 4165},
    {id: 9, region: 'West', product: 'Stoves', units: 140, revenue: 6300},
    {id: 10, region: 'West', product: 'Tents', units: 19, revenue: 3762},
  ],
  columns: [
    {field: 'region', headerName: 'Region', width: 100},
    {field: 'product', headerName: 'Product', flex: 1, minWidth: 120},
    {field: 'units', headerName: 'Units', type: 'number', width: 80},
    {field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 120},
  ],
} as const satisfies Values;
