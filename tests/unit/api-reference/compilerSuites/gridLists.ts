import type {TypeText} from '@site/plugins/api-reference/types';
import {plainType} from '../plainType';
import {siteAnswers} from '../siteAnswers';

const {extraction, answers} = siteAnswers;

const plain = (type: TypeText | null | undefined) => plainType(type ?? undefined);
const events = () => extraction().events;
const selectors = () => extraction().selectors;

/** Events and selectors of the real packages, against the compiler itself. */
export function gridListsTests(): void {
  describe('events', () => {
    it('are all that the compiler knows, minus those that the packages mark @ignore or never publish', () => {
      const expected = answers()
        .grid.events.filter(({isIgnored, name}) => !isIgnored && name !== 'rowEditCommit')
        .map(({name}) => name);
      expect(expected.length).toBeGreaterThan(50);
      expect(
        events()
          .map(({name}) => name)
          .sort(),
      ).toEqual([...expected].sort());
    });

    it('have params and event where the compiler has them', () => {
      const known = new Map(answers().grid.events.map((event) => [event.name, event]));
      const wrong = events().filter(({name, params, event}) => {
        const byCompiler = known.get(name);
        return byCompiler?.hasParams !== (params !== null) || byCompiler.hasEvent !== (event !== null);
      });
      expect(wrong.map(({name}) => name)).toEqual([]);
    });

    it('name a prop that the grid has, each for one event', () => {
      const {props} = answers().grid;
      const named = events().flatMap(({prop}) => prop?.name ?? []);
      expect(named.filter((name) => !props.includes(name))).toEqual([]);
      expect(new Set(named).size).toBe(named.length);
    });

    it('name every prop whose type says that it listens', () => {
      const {listening} = answers().grid;
      const found = Object.fromEntries(events().map(({name, prop}) => [name, prop?.name]));
      // Props of events that are not documented.
      const documented = listening.filter(([event]) => event in found);
      expect(documented.length).toBeGreaterThan(20);
      expect(Object.fromEntries(documented.map(([event]) => [event, found[event]]))).toEqual(
        Object.fromEntries(documented),
      );
    });

    it.each([
      ['cellClick', 'onCellClick', null],
      ['debouncedResize', 'onResize', null],
      ['resize', undefined, null],
      ['rowSelectionChange', 'onRowSelectionModelChange', null],
      ['cellModesModelChange', 'onCellModesModelChange', null],
      ['rowsScrollEnd', 'onRowsScrollEnd', 'pro'],
      ['cellSelectionChange', 'unstable_onCellSelectionModelChange', 'premium'],
      ['excelExportStateChange', 'onExcelExportStateChange', 'premium'],
    ])('%s is heard by %s', (name, prop, plan) => {
      const event = events().find((candidate) => candidate.name === name);
      expect(event?.prop?.name).toBe(prop);
      expect(event?.plan).toBe(plan);
    });

    it('print their types', () => {
      const event = events().find(({name}) => name === 'rowEditStart');
      expect(plain(event?.params)).toBe('GridRowEditStartParams');
      expect(plain(event?.event)).toBe('React.MouseEvent<HTMLElement> | React.KeyboardEvent<HTMLElement>');
    });
  });

  describe('selectors', () => {
    it('are all functions of that name that the highest plan exports, minus those marked @ignore', () => {
      const expected = answers().grid.selectors;
      expect(expected.length).toBeGreaterThan(70);
      expect(
        selectors()
          .map(({name}) => name)
          .sort(),
      ).toEqual([...expected].sort());
    });

    it.each([
      ['gridRowCountSelector', 'Rows', true, 'number', null],
      ['gridColumnPositionsSelector', 'Visible columns', true, 'number[]', null],
      ['gridColumnMenuSelector', 'Column menu', false, 'GridColumnMenuState', null],
      ['gridPinnedColumnsSelector', 'Column pinning', false, 'GridPinnedColumns', 'pro'],
      ['gridAggregationModelSelector', 'Aggregation', true, 'GridAggregationModel', 'premium'],
    ])('%s belongs to %s', (name, feature, acceptsApiRef, result, plan) => {
      const selector = selectors().find((candidate) => candidate.name === name);
      expect(selector).toMatchObject({feature, acceptsApiRef, plan});
      expect(plain(selector?.result)).toBe(result);
    });

    it('come by feature, and by name within it', () => {
      const order = selectors().map(({feature, name}) => `${feature} ${name}`);
      const features = [...new Set(selectors().map(({feature}) => feature))];
      expect(features).toEqual([...features].sort((a, b) => a.localeCompare(b, 'en')));
      expect(new Set(order).size).toBe(order.length);
    });
  });
}
