import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {PaidPlanId} from '../../../site/packages';
import {PluginError} from '../../errors';
import {LISTED_PRODUCT} from '../../../site/apiPaths';
import type {ApiEvent, TypeText} from '../../../site/apiData';
import {readComment} from './comments';
import {givenTypeOf, locationOfSymbol, typeOf} from '../symbols';
import {isUnusedMember, usingPlan} from './exclusions';
import type {PackageSource} from './packages';
import {declaredPlan} from './plans';
import type {ComponentProgram} from './openPackages';
import type {TypeTexts} from './typeText';

/** The interface that the grid's packages list their events in; each plan adds its own. */
const LOOKUP = 'GridEventLookup';

/** The type of a prop that listens to an event: `GridEventListener<'cellClick'>`. */
const LISTENER = 'GridEventListener';

/** The props of the grid with everything. */
const GRID_PROPS = 'DataGridPremiumProps';

/** A part of the state that an application controls: the packages' code names its event and its prop. */
const CONTROLLED_STATE = /propOnChange: props\.(\w+),[^}]*?changeEvent: '(\w+)'/g;

/** The plan that something needs whose first declaration is in the package of a paid plan. */
export function paidPlanOf(symbol: ts.Symbol, packages: readonly PackageSource[]): PaidPlanId | null {
  const plan = declaredPlan(symbol, packages);
  return plan === 'community' ? null : plan;
}

function hookFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(folder, file));
}

/** The props that listen to changes of controlled state, by event. Their types do not tell; the packages' code does. */
function controlledStateProps(packages: readonly PackageSource[]): Map<string, string> {
  const texts = packages
    .flatMap(({folder}) => hookFiles(path.join(folder, 'hooks', 'features')))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.includes('registerControlState('));
  return new Map(
    texts.flatMap((text) => [...text.matchAll(CONTROLLED_STATE)].map(([, prop = '', event = '']) => [event, prop])),
  );
}

/** Reads the events of the grid. */
class EventReader {
  constructor(
    private readonly opened: ComponentProgram,
    private readonly packages: readonly PackageSource[],
    private readonly texts: TypeTexts,
  ) {}

  read(): ApiEvent[] {
    const {checker} = this.opened;
    const lookup = this.typeNamed(LOOKUP);
    const listeners = this.listeningProps();
    return checker
      .getPropertiesOfType(lookup)
      .map((symbol) => ({symbol, comment: readComment(symbol, checker)}))
      .filter(({symbol, comment}) => !comment.isIgnored && !isUnusedMember(LOOKUP, symbol.name))
      .map(({symbol, comment: {description, deprecation}}) => ({
        name: symbol.name,
        description,
        deprecation,
        params: this.partOf(symbol, 'params'),
        event: this.partOf(symbol, 'event'),
        prop: listeners(symbol.name),
        plan: usingPlan(symbol.name) ?? paidPlanOf(symbol, this.packages),
      }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en', {sensitivity: 'base'}));
  }

  /** The type behind an exported name, with what every plan adds to it. */
  private typeNamed(name: string): ts.Type {
    const holders = this.packages.map((source) => this.opened.exportsOf.get(source)?.get(name));
    const declaration = holders.find((symbol) => symbol !== undefined)?.declarations?.[0];
    const nameNode = declaration && ts.getNameOfDeclaration(declaration);
    if (!nameNode) {
      throw new PluginError(
        'api-reference',
        `no package of the grid exports "${name}", which its events are read from. Fix src/node/packages/api/events.ts.`,
      );
    }
    // By the place and not by the symbol: only so the compiler gives what other packages add to an interface.
    return this.opened.checker.getTypeAtLocation(nameNode);
  }

  private partOf(event: ts.Symbol, part: 'params' | 'event'): TypeText | null {
    const symbol = typeOf(event, this.opened).getProperty(part);
    const type = symbol && typeOf(symbol, this.opened);
    if (!type || type.flags & ts.TypeFlags.Null) {
      return null;
    }
    const text = this.texts.print({type, isOptional: false});
    if (text === undefined) {
      const what = `the type of "${part}" of the event "${event.name}" cannot be printed.`;
      throw new PluginError('api-reference', what, locationOfSymbol(symbol));
    }
    return text;
  }

  /**
   * Tells which prop listens to an event: the one whose type says so, or that controls the state behind the event. The few
   * that are left, which get something else than the event's listeners do, are called like the event.
   */
  private listeningProps(): (event: string) => ApiEvent['prop'] {
    const props = this.opened.checker.getPropertiesOfType(this.typeNamed(GRID_PROPS));
    const byType = props.flatMap((prop): [event: string, prop: string][] => {
      const type = givenTypeOf(prop, this.opened);
      const [event] = type.aliasSymbol?.name === LISTENER ? (type.aliasTypeArguments ?? []) : [];
      return event?.isStringLiteral() ? [[event.value, prop.name]] : [];
    });
    const known = new Map([...controlledStateProps(this.packages), ...byType]);
    const taken = new Set(known.values());
    const free = new Set(props.map(({name}) => name).filter((name) => !taken.has(name)));
    return (event) => {
      const alike = `on${event.charAt(0).toUpperCase()}${event.slice(1)}`;
      const name = known.get(event) ?? (free.has(alike) ? alike : undefined);
      return name === undefined ? null : {name, href: null};
    };
  }
}

/**
 * The events of the grid that its packages document, by name.
 *
 * @param texts prints types; names in them open as those on the pages of the grid
 * @throws a {@link PluginError} if a type cannot be printed, or the list of events is not where it was
 */
export function readEvents(opened: ComponentProgram, texts: TypeTexts): ApiEvent[] {
  const packages = opened.packages.filter(({productId}) => productId === LISTED_PRODUCT);
  return new EventReader(opened, packages, texts).read();
}
