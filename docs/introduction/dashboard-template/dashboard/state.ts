import type { DayRange } from './days';
import { daysWithSales } from './sales';
import { ALL_SHOPS, nameOfNode, shopsBelow } from './shops';
import type { NodeId, Shop } from './shops';
import { lineOf, pointsOf, sumsOf, weekdayAverages } from './sums';
import type { Point, Sums } from './sums';

/** Everything that users choose. The rest follows from it. */
export interface DashboardState {
  /** The selected node of the tree. */
  readonly node: NodeId;
  readonly range: DayRange;
  /** Ids of the rows that are selected in the grid. */
  readonly selected: readonly string[];
}

export const initialState: DashboardState = {
  node: ALL_SHOPS,
  range: { from: '2025-09-01', to: '2025-11-30' },
  selected: [],
};

export type DashboardAction =
  | { readonly type: 'navigate'; readonly node: NodeId }
  | { readonly type: 'setRange'; readonly range: DayRange }
  | { readonly type: 'select'; readonly selected: readonly string[] }
  | { readonly type: 'reset' };

export function dashboardReducer(
  state: DashboardState,
  action: DashboardAction,
): DashboardState {
  switch (action.type) {
    case 'navigate': {
      // A shop that the grid no longer lists cannot stay selected.
      const listed = shopsBelow(action.node).map(({ id }) => id);
      const selected = state.selected.filter((id) => listed.includes(id));
      return { ...state, node: action.node, selected };
    }
    case 'setRange':
      return { ...state, range: action.range };
    case 'select':
      return { ...state, selected: action.selected };
    case 'reset':
      return initialState;
    default:
      return state;
  }
}

export interface ShopRow extends Shop, Sums {
  /** Part of the revenue of all rows, from 0 to 1. */
  readonly share: number;
  /** Part of the revenue of the best row, from 0 to 1. */
  readonly ofBest: number;
}

/** One row for each shop below a node of the tree. */
export function rowsOf(node: NodeId, range: DayRange): ShopRow[] {
  const rows = shopsBelow(node).map((shop) => ({
    ...shop,
    ...sumsOf([shop.id], range),
  }));
  const total = rows.reduce((sum, { revenue }) => sum + revenue, 0);
  const best = Math.max(...rows.map(({ revenue }) => revenue));
  return rows.map((row) => ({
    ...row,
    share: total > 0 ? row.revenue / total : 0,
    ofBest: best > 0 ? row.revenue / best : 0,
  }));
}

export interface Line {
  readonly id: string;
  readonly label: string;
  readonly data: readonly (number | null)[];
}

/** More selected shops than this are drawn as one line, their sum. */
export const MOST_LINES = 6;

export interface View {
  /** What is summed: “Munster”, “Cork and Kinsale”, “3 shops”. */
  readonly title: string;
  readonly sums: Sums;
  /** The number of days with sales. */
  readonly days: number;
  readonly points: readonly Point[];
  readonly lines: readonly Line[];
  readonly weekdays: readonly number[];
}

/** What the cards and the charts show. */
export function viewOf({ node, range, selected }: DashboardState): View {
  const compared = shopsBelow(node).filter(({ id }) => selected.includes(id));
  const summed = compared.length > 0 ? compared : shopsBelow(node);
  const ids = summed.map(({ id }) => id);
  const names = compared.map(({ name }) => name);
  const title =
    names.length === 0
      ? nameOfNode(node)
      : names.length <= 2
        ? names.join(' and ')
        : `${names.length} shops`;
  const points = pointsOf(range);
  const lines =
    compared.length > 0 && compared.length <= MOST_LINES
      ? compared.map(({ id, name }) => ({
          id,
          label: name,
          data: lineOf([id], points),
        }))
      : [{ id: 'sum', label: title, data: lineOf(ids, points) }];
  return {
    title,
    sums: sumsOf(ids, range),
    days: daysWithSales(range).length,
    points,
    lines,
    weekdays: weekdayAverages(ids, range),
  };
}
