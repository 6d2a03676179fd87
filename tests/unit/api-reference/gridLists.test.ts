import ts from 'typescript';
import {readEvents} from '@site/plugins/api-reference/node/extraction/events';
import {documentedPackages} from '@site/plugins/api-reference/node/extraction/packages';
import {openPackages} from '@site/plugins/api-reference/node/extraction/program';
import {readSelectors} from '@site/plugins/api-reference/node/extraction/selectors';
import {TypeTexts} from '@site/plugins/api-reference/node/extraction/typeText';
import type {TypeText} from '@site/plugins/api-reference/types';
import {typescriptProgram} from '@site/plugins/kit/typescriptProgram';

/** Events and selectors of the real packages, against the compiler itself. */

jest.setTimeout(120_000);

const opened = openPackages(documentedPackages(), []);
const texts = new TypeTexts(opened.checker, opened.scope);
const events = readEvents(opened, texts);
const selectors = readSelectors(opened, texts);

function plain(type: TypeText | null | undefined): string | undefined {
  return type?.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** The compiler's answer, asked as an application would ask: through a file that imports the highest plan. */
const oracle = (() => {
  const file = `${process.cwd()}/node_modules/@mui/oracleOfTheGrid.ts`;
  const text = `import '@mui/x-data-grid-premium';
import type {GridEventLookup, DataGridPremiumProps} from '@mui/x-data-grid-premium';
import * as all from '@mui/x-data-grid-premium';
export type Events = GridEventLookup;
export type Grid = DataGridPremiumProps;
export type Exports = typeof all;`;
  const program = typescriptProgram({rootFiles: [], virtualFiles: {[file]: text}});
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const propertiesOf = (name: string): ts.Symbol[] => {
    const alias = source?.statements.find(
      (statement): statement is ts.TypeAliasDeclaration =>
        ts.isTypeAliasDeclaration(statement) && statement.name.text === name,
    );
    return alias ? checker.getPropertiesOfType(checker.getTypeAtLocation(alias.name)) : [];
  };
  const typeOf = (symbol: ts.Symbol) => checker.getTypeOfSymbolAtLocation(symbol, source as ts.SourceFile);
  return {checker, propertiesOf, typeOf};
})();

function isIgnored(symbol: ts.Symbol): boolean {
  const target = symbol.flags & ts.SymbolFlags.Alias ? oracle.checker.getAliasedSymbol(symbol) : symbol;
  return target.getJsDocTags(oracle.checker).some(({name}) => name === 'ignore');
}

describe('events', () => {
  const known = new Map(oracle.propertiesOf('Events').map((symbol) => [symbol.name, symbol]));

  it('are all that the compiler knows, minus those that the packages mark @ignore', () => {
    const expected = [...known.values()].filter((symbol) => !isIgnored(symbol)).map(({name}) => name);
    expect(expected.length).toBeGreaterThan(50);
    expect(events.map(({name}) => name).sort()).toEqual(expected.sort());
  });

  it('have params and event where the compiler has them', () => {
    for (const {name, params, event} of events) {
      const type = oracle.typeOf(known.get(name) as ts.Symbol);
      const has = (part: string): boolean => {
        const symbol = type.getProperty(part);
        return symbol !== undefined && (oracle.typeOf(symbol).flags & ts.TypeFlags.Null) === 0;
      };
      expect([name, params !== null, event !== null]).toEqual([name, has('params'), has('event')]);
    }
  });

  it('name a prop that the grid has, each for one event', () => {
    const props = oracle.propertiesOf('Grid').map(({name}) => name);
    const named = events.flatMap(({prop}) => prop?.name ?? []);
    expect(named.filter((name) => !props.includes(name))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  it('name every prop whose type says that it listens', () => {
    const listening = oracle.propertiesOf('Grid').flatMap((prop): [string, string][] => {
      const type = oracle.checker.getNonNullableType(oracle.typeOf(prop));
      const [event] = type.aliasSymbol?.name === 'GridEventListener' ? (type.aliasTypeArguments ?? []) : [];
      return event?.isStringLiteral() ? [[event.value, prop.name]] : [];
    });
    const found = Object.fromEntries(events.map(({name, prop}) => [name, prop?.name]));
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
    const event = events.find((candidate) => candidate.name === name);
    expect(event?.prop?.name).toBe(prop);
    expect(event?.plan).toBe(plan);
  });

  it('print their types', () => {
    const event = events.find(({name}) => name === 'rowEditStart');
    expect(plain(event?.params)).toBe('GridRowEditStartParams');
    expect(plain(event?.event)).toBe('React.MouseEvent<HTMLElement> | React.KeyboardEvent<HTMLElement>');
  });
});

describe('selectors', () => {
  it('are all functions of that name that the highest plan exports, minus those marked @ignore', () => {
    const expected = oracle
      .propertiesOf('Exports')
      .filter(({name}) => /Selector$/.test(name) && /^(?:grid|selected|unstable_grid)/.test(name))
      .filter((symbol) => oracle.typeOf(symbol).getCallSignatures().length > 0 && !isIgnored(symbol))
      .map(({name}) => name);
    expect(expected.length).toBeGreaterThan(70);
    expect(selectors.map(({name}) => name).sort()).toEqual(expected.sort());
  });

  it.each([
    ['gridRowCountSelector', 'Rows', true, 'number', null],
    ['gridColumnPositionsSelector', 'Visible columns', true, 'number[]', null],
    ['gridColumnMenuSelector', 'Column menu', false, 'GridColumnMenuState', null],
    ['gridPinnedColumnsSelector', 'Column pinning', false, 'GridPinnedColumns', 'pro'],
    ['gridAggregationModelSelector', 'Aggregation', true, 'GridAggregationModel', 'premium'],
  ])('%s belongs to %s', (name, feature, acceptsApiRef, result, plan) => {
    const selector = selectors.find((candidate) => candidate.name === name);
    expect(selector).toMatchObject({feature, acceptsApiRef, plan});
    expect(plain(selector?.result)).toBe(result);
  });

  it('come by feature, and by name within it', () => {
    const order = selectors.map(({feature, name}) => `${feature} ${name}`);
    const features = [...new Set(selectors.map(({feature}) => feature))];
    expect(features).toEqual([...features].sort((a, b) => a.localeCompare(b, 'en')));
    expect(new Set(order).size).toBe(order.length);
  });
});
