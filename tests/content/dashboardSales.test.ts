import {
  dayNumber,
  dayOf,
  lengthOf,
  rangeBefore,
  weekdayOf,
} from '../../docs/introduction/dashboard-template/dashboard/days';
import {
  formatChange,
  formatDay,
  formatRange,
  formatReceipt,
} from '../../docs/introduction/dashboard-template/dashboard/format';
import {daysWithSales, salesDays, salesOf} from '../../docs/introduction/dashboard-template/dashboard/sales';
import {regions, shops, shopsBelow} from '../../docs/introduction/dashboard-template/dashboard/shops';
import {
  dashboardReducer,
  initialState,
  MOST_LINES,
  rowsOf,
  viewOf,
  type DashboardState,
} from '../../docs/introduction/dashboard-template/dashboard/state';
import {
  lineOf,
  MOST_DAYS,
  pointsOf,
  revenueOn,
  sumsOf,
  weekdayAverages,
} from '../../docs/introduction/dashboard-template/dashboard/sums';

const AUTUMN = {from: '2025-09-01', to: '2025-11-30'};
const EARLIER = {from: '2019-03-01', to: '2019-03-31'};

function stateWith(change: Partial<DashboardState>): DashboardState {
  return {...initialState, ...change};
}

describe('days', () => {
  test('are counted without a time zone and without clock changes', () => {
    expect(dayOf(dayNumber('2025-03-30') + 1)).toBe('2025-03-31');
    expect(lengthOf({from: '2025-10-25', to: '2025-10-27'})).toBe(3);
    expect(lengthOf({from: '2025-10-27', to: '2025-10-25'})).toBe(0);
    expect(lengthOf(salesDays)).toBe(365);
    expect(['2025-09-01', '2025-09-06', '2025-09-07'].map(weekdayOf)).toEqual([0, 5, 6]);
  });

  test('the range before has as many days and ends the day before', () => {
    expect(rangeBefore(AUTUMN)).toEqual({from: '2025-06-02', to: '2025-08-31'});
    expect(rangeBefore({from: '2025-03-01', to: '2025-03-01'})).toEqual({from: '2025-02-28', to: '2025-02-28'});
  });

  test('are written as people read them', () => {
    expect(formatDay('2025-11-01')).toBe('Sat 1 Nov');
    expect(formatRange(AUTUMN)).toBe('1 Sep to 30 Nov 2025');
    expect(formatRange({from: '2024-12-30', to: '2025-01-02'})).toBe('30 Dec 2024 to 2 Jan 2025');
  });
});

describe('the sample data', () => {
  test('ids are unique, and each shop is in a region', () => {
    const ids = [...regions, ...shops].map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[a-z-]+$/.test(id))).toBe(true);
    expect(regions.map(({id}) => shopsBelow(id).length)).toEqual([5, 3, 4, 3]);
  });

  test('is the same in each run, and near what a shop usually sells', () => {
    expect(salesOf('cork', '2025-09-06')).toEqual(salesOf('cork', '2025-09-06'));
    for (const {id, usualRevenue, usualReceipt} of shops) {
      const {revenue, average} = sumsOf([id], {from: '2025-09-15', to: '2025-11-30'});
      expect(revenue / 77 / usualRevenue).toBeGreaterThan(0.9);
      expect(revenue / 77 / usualRevenue).toBeLessThan(1.25);
      expect(Math.abs((average ?? 0) / usualReceipt - 1)).toBeLessThan(0.03);
    }
  });

  test('a shop has sales from the day on which it opened, and none on holidays', () => {
    expect(salesOf('howth', '2025-05-16')).toBeUndefined();
    expect(salesOf('howth', '2025-05-17')?.revenue).toBeGreaterThan(500);
    expect(salesOf('cork', '2025-12-25')).toEqual({revenue: 0, receipts: 0});
    expect(salesOf('cork', '2026-01-01')).toBeUndefined();
    expect(salesOf('nowhere', '2025-06-01')).toBeUndefined();
  });
});

describe('sums', () => {
  test('add up: all rows are all shops, and the charts show the same', () => {
    const rows = rowsOf('all', AUTUMN);
    const {revenue, receipts, average} = sumsOf(
      shops.map(({id}) => id),
      AUTUMN,
    );
    expect(rows.reduce((sum, row) => sum + row.revenue, 0)).toBe(revenue);
    expect(rows.reduce((sum, row) => sum + row.receipts, 0)).toBe(receipts);
    expect(rows.reduce((sum, row) => sum + row.share, 0)).toBeCloseTo(1);
    expect(Math.max(...rows.map(({ofBest}) => ofBest))).toBe(1);
    expect(average).toBeCloseTo(revenue / receipts);
    const [line] = viewOf(initialState).lines;
    expect(line?.data.reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBe(revenue);
  });

  test('the change compares with the range before, and only if there are sales on all its days', () => {
    const day = {from: '2025-09-02', to: '2025-09-02'};
    const [now, before] = [revenueOn(['cork'], '2025-09-02') ?? 0, revenueOn(['cork'], '2025-09-01') ?? 0];
    expect(sumsOf(['cork'], day).revenueChange).toBeCloseTo(now / before - 1);
    expect(sumsOf(['cork'], day).averageChange).not.toBeNull();
    expect(sumsOf(['cork'], {from: '2025-01-10', to: '2025-02-20'}).revenueChange).toBeNull();
    expect(sumsOf(['cork'], salesDays).revenueChange).toBeNull();
    // In the range before, the shop was not open yet, or not all the time.
    expect(sumsOf(['howth'], {from: '2025-06-01', to: '2025-06-30'}).revenueChange).toBeNull();
    expect(sumsOf(['howth'], {from: '2025-05-17', to: '2025-05-31'}).revenueChange).toBeNull();
    expect([0.0541, -0.092, 0, null].map(formatChange)).toEqual(['+5.4%', '−9.2%', '0.0%', '–']);
  });

  test('the best day has the most revenue', () => {
    const {bestDay} = sumsOf(['cork'], AUTUMN);
    const revenues = daysWithSales(AUTUMN).map((day) => revenueOn(['cork'], day) ?? 0);
    expect(bestDay?.revenue).toBe(Math.max(...revenues));
    expect(revenueOn(['cork'], bestDay?.day ?? '')).toBe(bestDay?.revenue);
  });

  test('averages by weekday leave out days before a shop opened', () => {
    const saturdays = weekdayAverages(['howth'], {from: '2025-05-03', to: '2025-05-17'});
    expect(saturdays[5]).toBe(revenueOn(['howth'], '2025-05-17'));
    expect(saturdays.filter((value) => value === 0)).toHaveLength(6);
    const averages = weekdayAverages(['cork'], AUTUMN);
    expect(averages.indexOf(Math.max(...averages))).toBe(5);
  });

  test('without sales there is nothing, rather than a wrong number', () => {
    expect(sumsOf(['cork'], EARLIER)).toEqual({
      revenue: 0,
      receipts: 0,
      average: null,
      revenueChange: null,
      averageChange: null,
      bestDay: null,
    });
    expect(formatReceipt(null)).toBe('–');
    const view = viewOf(stateWith({range: EARLIER}));
    expect(view.points).toEqual([]);
    expect(view.weekdays).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(rowsOf('all', EARLIER).every(({share, ofBest}) => share === 0 && ofBest === 0)).toBe(true);
  });
});

describe('points', () => {
  test('are days, or whole weeks if there are many days', () => {
    expect(pointsOf(AUTUMN)).toHaveLength(91);
    const weeks = pointsOf(salesDays);
    expect(weeks.every(({day, days}) => weekdayOf(day) === 0 && days.length === 7)).toBe(true);
    expect(weeks[0]?.day).toBe('2025-01-06');
    expect(weeks).toHaveLength(51);
    const longest = {from: '2025-01-01', to: dayOf(dayNumber('2025-01-01') + MOST_DAYS - 1)};
    expect(pointsOf(longest)).toHaveLength(MOST_DAYS);
    expect(pointsOf({...longest, to: dayOf(dayNumber(longest.to) + 1)}).length).toBeLessThan(MOST_DAYS);
  });

  test('a line has gaps where a shop was not open yet', () => {
    const points = pointsOf({from: '2025-05-16', to: '2025-05-18'});
    expect(lineOf(['howth'], points).map((value) => value === null)).toEqual([true, false, false]);
    expect(lineOf(['howth', 'cork'], points)).not.toContain(null);
  });
});

describe('state', () => {
  test('a node lists its shops, and drops the selected rows that are not among them', () => {
    const selected = ['cork', 'galway', 'kinsale'];
    const state = dashboardReducer(stateWith({selected}), {type: 'navigate', node: 'munster'});
    expect(state).toEqual({...initialState, node: 'munster', selected: ['cork', 'kinsale']});
    expect(rowsOf('munster', AUTUMN).map(({id}) => id)).toEqual(['cork', 'limerick', 'kinsale', 'tralee']);
    expect(rowsOf('cork', AUTUMN).map(({id}) => id)).toEqual(['cork']);
    expect(rowsOf('nowhere', AUTUMN)).toEqual([]);
  });

  test('a range keeps node and selection, a selection keeps node and range, a reset keeps nothing', () => {
    const before = stateWith({node: 'munster', selected: ['cork']});
    const ranged = dashboardReducer(before, {type: 'setRange', range: EARLIER});
    expect(ranged).toEqual({...before, range: EARLIER});
    const selected = dashboardReducer(ranged, {type: 'select', selected: ['tralee']});
    expect(selected).toEqual({...ranged, selected: ['tralee']});
    expect(dashboardReducer(selected, {type: 'reset'})).toBe(initialState);
  });

  test('selected shops are what is summed and drawn; many are one line', () => {
    const view = viewOf(stateWith({selected: ['kinsale', 'cork']}));
    expect(view.title).toBe('Cork and Kinsale');
    expect(view.lines.map(({label}) => label)).toEqual(['Cork', 'Kinsale']);
    expect(view.sums).toEqual(sumsOf(['cork', 'kinsale'], AUTUMN));
    const many = shops.slice(0, MOST_LINES + 1).map(({id}) => id);
    expect(viewOf(stateWith({selected: many})).lines.map(({id, label}) => [id, label])).toEqual([['sum', '7 shops']]);
    expect(viewOf(stateWith({selected: many.slice(1)})).lines).toHaveLength(MOST_LINES);
    expect(viewOf(stateWith({node: 'munster'})).title).toBe('Munster');
  });
});
