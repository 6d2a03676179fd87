import ts from 'typescript';

/** What the compiler says of the grid's events and selectors. */
export interface CompilerGrid {
  readonly events: readonly {
    readonly name: string;
    readonly isIgnored: boolean;
    readonly hasParams: boolean;
    readonly hasEvent: boolean;
  }[];
  /** The names of the grid's props. */
  readonly props: readonly string[];
  /** Events, and the props whose types say that they listen to them. */
  readonly listening: readonly (readonly [event: string, prop: string])[];
  /** The names of the functions that select, but for those marked `@ignore`. */
  readonly selectors: readonly string[];
}

/** What is asked, as an application would ask: through a file that imports the highest plan. */
export const GRID_QUESTIONS = `import '@mui/x-data-grid-premium';
import type {GridEventLookup, DataGridPremiumProps} from '@mui/x-data-grid-premium';
import * as all from '@mui/x-data-grid-premium';
export type Events = GridEventLookup;
export type Grid = DataGridPremiumProps;
export type Exports = typeof all;`;

/**
 * Reads the answers.
 *
 * @param file where {@link GRID_QUESTIONS} stand in the program
 */
export function readGrid(program: ts.Program, file: string): CompilerGrid {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const propertiesOf = (name: string): ts.Symbol[] => {
    const alias = source?.statements.filter(ts.isTypeAliasDeclaration).find((each) => each.name.text === name);
    return alias ? checker.getPropertiesOfType(checker.getTypeAtLocation(alias.name)) : [];
  };
  const typeOf = (symbol: ts.Symbol) => checker.getTypeOfSymbolAtLocation(symbol, source as ts.SourceFile);
  const isIgnored = (symbol: ts.Symbol): boolean => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return target.getJsDocTags(checker).some(({name}) => name === 'ignore');
  };
  const has = (event: ts.Symbol, part: string): boolean => {
    const symbol = typeOf(event).getProperty(part);
    return symbol !== undefined && (typeOf(symbol).flags & ts.TypeFlags.Null) === 0;
  };
  return {
    events: propertiesOf('Events').map((event) => ({
      name: event.name,
      isIgnored: isIgnored(event),
      hasParams: has(event, 'params'),
      hasEvent: has(event, 'event'),
    })),
    props: propertiesOf('Grid').map(({name}) => name),
    listening: propertiesOf('Grid').flatMap((prop): [string, string][] => {
      const type = checker.getNonNullableType(typeOf(prop));
      const [event] = type.aliasSymbol?.name === 'GridEventListener' ? (type.aliasTypeArguments ?? []) : [];
      return event?.isStringLiteral() ? [[event.value, prop.name]] : [];
    }),
    selectors: propertiesOf('Exports')
      .filter(({name}) => /Selector$/.test(name) && /^(?:grid|selected|unstable_grid)/.test(name))
      .filter((symbol) => typeOf(symbol).getCallSignatures().length > 0 && !isIgnored(symbol))
      .map(({name}) => name),
  };
}
