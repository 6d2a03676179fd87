import type {ProductId} from '../../../src/site/products';
import type {SampleSet} from './samples/types';
import type {PlaygroundComponent} from '../types';
import {buildProgram} from './buildProgram';
import {DAYJS_ZONE_PLUGINS} from '../../../src/site/adapters';
import {DATE_LIBRARIES, LANGUAGE_DATES, type DateLibrary} from './dates';
import {withoutDefaults} from './defaultValues';
import {withMembers} from './enumMembers';
import {lowestPlanImport} from './lowestPlanImport';
import {programExports} from './programModules';
import {localesOf, themedProgram, withThemeDefaults} from './themedProgram';
import {withModule} from './renamedModules';
import type {FrameSettings} from './state';
import type {Program, Values} from './values';

/** What a playground's program is made from. */
export interface PlaygroundInput {
  readonly component: PlaygroundComponent;
  readonly sampleSet: SampleSet;
  /** All props that are set. */
  readonly values: Values;
  readonly frame: FrameSettings;
}

/** The library that makes a component's dates: the chosen one for pickers. */
export function chosenDates(productId: ProductId, {dates}: FrameSettings): DateLibrary {
  if (productId !== 'x-date-pickers') {
    return LANGUAGE_DATES;
  }
  return DATE_LIBRARIES.find(({name}) => name === dates) ?? DATE_LIBRARIES[0];
}

/**
 * The locale of dates, for libraries that need only its name: Luxon asks the browser, and Day.js has a module for each. The
 * texts of the pickers are in the chosen language with every library.
 */
function dateLocale({productId}: PlaygroundComponent, frame: FrameSettings): string | undefined {
  const locale = localesOf(productId).find(({name}) => name === frame.locale);
  const hasLocales = ['dayjs', 'luxon'].includes(chosenDates(productId, frame).name);
  return hasLocales ? locale?.dates : undefined;
}

/** Whether a picker or one of its slots has a time zone. A text with that in it has its quotes escaped. */
function hasTimeZone(props: Values): boolean {
  return JSON.stringify(props).includes('"timezone":');
}

/** The packages of the grid, from the lowest plan up: each exports all that the one before does. */
const GRIDS: readonly string[] = ['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium'];

/** The program with all imports of the grid from one package, that of the highest plan it needs. */
function ofOnePlan(program: Program): Program {
  const used = new Set(programExports(program).map(({from}) => from));
  const highest = GRIDS.findLastIndex((grid) => used.has(grid));
  return highest > 0 ? withModule(program, GRIDS.slice(0, highest), GRIDS[highest]!) : program;
}

/** The program of a playground: what it renders, and the code that it shows. */
export function playgroundProgram({component, sampleSet, values, frame}: PlaygroundInput): Program {
  const props = withoutDefaults(values, withThemeDefaults(component, frame).props);
  const {name, from} = lowestPlanImport(component, props);
  const dates = chosenDates(component.productId, frame);
  const adapterLocale = dateLocale(component, frame);
  const built = buildProgram({
    component: {component: name, from, props: withMembers(props, component.props, from)},
    sampleSet,
    options: {
      dates,
      ...(frame.width !== undefined && {width: frame.width}),
      ...(adapterLocale !== undefined && {adapterLocale}),
    },
  });
  const themed = themedProgram(ofOnePlan(built), frame, component.productId, from);
  if (dates.name !== 'dayjs') {
    return themed;
  }
  return {
    ...themed,
    ...(adapterLocale !== undefined && {sideEffects: [`dayjs/locale/${adapterLocale}`]}),
    // Without them, Day.js knows the zone of the browser alone.
    ...(hasTimeZone(props) && {dayjsPlugins: DAYJS_ZONE_PLUGINS}),
  };
}

/** Props that a component reads only when it is mounted. */
const READ_ONCE = /^(?:default[A-Z]|initialState$)/;

/** A React key that changes if the component must be mounted anew to show its props. */
export function mountKey(values: Values, frame: FrameSettings): string {
  const once = Object.entries(values).filter(([name]) => READ_ONCE.test(name));
  return JSON.stringify([once, frame.locale, frame.dates, frame.direction, frame.isDense]);
}
