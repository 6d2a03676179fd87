import {nearestName} from '../../../src/text/nearestName';
import {checkValue} from '../checkValue';
import {printPath, valueAt, valueTypeAt, withValueAt, type Path} from '../paths';
import type {PlaygroundSettings} from '../settings';
import type {SampleSet} from './samples/types';
import type {PlaygroundComponent, ValueType} from '../types';
import {DATE_LIBRARIES} from './dates';
import {joined, pathIn, propDifferences} from './linkDifferences';
import {
  problemMessage,
  LinkProblems,
  noPlaceMessage,
  refusalMessage,
  tooManyMessage,
  unknownPropMessage,
  valueMessage,
  type LinkProblem,
} from './linkProblems';
import {packLink, unpackLink} from './linkText';
import {needsConsent, refusals, type ConsentReason, type Refusal} from './linkSecurity';
import {FRAME_WIDTH, firstState, initialProps, isSame, isUnset, UNSET} from './state';
import type {FrameSettings, PlaygroundState} from './state';
import {canBeDense, localesOf} from './themedProgram';
import {isRecord, type Value, type Values} from './values';

export type {LinkProblem};

/** Keys of the frame's settings in a link. */
const FRAME_KEYS = {width: 'w', direction: 'r', isDense: 'd', locale: 'l', dates: 'a'} as const;
const FRAME_NAMES = ['width', 'direction', 'isDense', 'locale', 'dates'] as const;

/** Most values that a link may change; nobody changes more by hand. */
const MOST_CHANGES = 300;

function frameTypes({productId}: PlaygroundComponent): Readonly<Record<keyof FrameSettings, ValueType>> {
  return {
    width: {kind: 'number'},
    direction: {kind: 'choice', options: ['rtl']},
    isDense: {kind: 'choice', options: canBeDense(productId) ? [true] : []},
    locale: {kind: 'choice', options: localesOf(productId).map(({name}) => name)},
    dates: {kind: 'choice', options: DATE_LIBRARIES.map(({name}) => name)},
  };
}

/**
 * A state as text for a URL: only what differs from the first state.
 *
 * @param first the props of the first state with the state's sample
 * @returns `undefined` for a state that is too large for a link
 */
export function encodeState({sample, props, frame}: PlaygroundState, first: Values): string | undefined {
  const {set, unset} = joined(
    Object.entries(props).map(([name, value]) =>
      isUnset(value) ? {set: {}, unset: [name]} : propDifferences(first, name, value),
    ),
  );
  const framed = FRAME_NAMES.flatMap((name) =>
    frame[name] === undefined ? [] : [[FRAME_KEYS[name], frame[name]] as const],
  );
  return packLink([
    set,
    ...(unset.length > 0 ? [unset] : []),
    ...(framed.length > 0 ? [Object.fromEntries(framed)] : []),
    // Last, since a word at the end of a link survives most chats.
    sample,
  ]);
}

/** The playground that a link is read for. */
export interface LinkContext {
  readonly component: PlaygroundComponent;
  readonly sampleSet: SampleSet;
  readonly settings: Pick<PlaygroundSettings, 'start' | 'sample'>;
}

export interface DecodedLink {
  readonly state: PlaygroundState;
  readonly problems: readonly LinkProblem[];
  /** Reasons to ask the reader first: until then, the state must not be rendered. */
  readonly consent: readonly ConsentReason[];
}

const ANYTHING: ValueType = {kind: 'code', type: 'JSON'};

/** Whether an object of the type may have fields that the type does not name. */
function isOpen(type: ValueType): boolean {
  return (
    type.kind === 'code' ||
    (type.kind === 'object' && type.others !== undefined) ||
    (type.kind === 'oneOf' && type.types.some(isOpen))
  );
}

/** The type of the value at a path; `undefined` if no value may be there. */
function expectedAt(component: PlaygroundComponent, path: Path): ValueType | undefined {
  const type = valueTypeAt(component, path);
  if (type || path.length <= 1) {
    return type;
  }
  const parent = expectedAt(component, path.slice(0, -1));
  return parent && isOpen(parent) ? ANYTHING : undefined;
}

function decodedFrame(packed: Values, component: PlaygroundComponent, problems: LinkProblems): FrameSettings {
  const types = frameTypes(component);
  const {min, max} = FRAME_WIDTH;
  const taken = FRAME_NAMES.flatMap((name) => {
    const key = FRAME_KEYS[name];
    const value = Object.hasOwn(packed, key) ? packed[key] : undefined;
    if (value === undefined) {
      return [];
    }
    const isBeyond = typeof value === 'number' && (value < min || value > max);
    const [problem] = isBeyond
      ? [{expected: `${min}–${max}`, found: String(value)}]
      : checkValue(value, types[name], [name]);
    if (problem) {
      problems.add(name, () => valueMessage(problem));
    }
    return problem ? [] : [[name, value]];
  });
  return Object.fromEntries(taken) as FrameSettings;
}

/** Takes the props of a link one by one, and reports those that it refuses. */
class PropsReader {
  private values: Values;
  /** Props that changed, and whether each was checked as a whole. */
  private readonly touched = new Map<string, boolean>();
  private readonly types: ReadonlyMap<string, ValueType>;

  constructor(
    private readonly component: PlaygroundComponent,
    private readonly first: Values,
    private readonly refusalOf: (values: Values) => Refusal | undefined,
    private readonly problems: LinkProblems,
  ) {
    this.values = first;
    this.types = new Map(component.props.map(({name, type}) => [name, type]));
  }

  /** @param value without it, the value at the path is removed */
  read(text: string, value: Value | undefined): void {
    const [name = ''] = text.split('.', 1);
    const path = pathIn(this.values, text);
    const type = path && expectedAt(this.component, path);
    if (!this.types.has(name)) {
      this.problems.add(name, () => unknownPropMessage(nearestName(name.slice(0, 50), [...this.types.keys()])));
    } else if (!path) {
      this.problems.add(text, noPlaceMessage);
    } else if (!type) {
      this.problems.add(printPath(path), () => unknownPropMessage(undefined));
    } else if (value === undefined || this.isFine(path, value, type)) {
      this.values = withValueAt(this.values, path, value);
      this.touched.set(name, path.length === 1);
    }
  }

  /** The props that differ from those of the first state. */
  result(): PlaygroundState['props'] {
    const changed = [...this.touched].flatMap(([name, isChecked]) => {
      const value = valueAt(this.values, [name]);
      const isTaken =
        !isSame(value, valueAt(this.first, [name])) &&
        (value === undefined || isChecked || this.isFine([name], value, this.types.get(name) ?? ANYTHING));
      return isTaken ? [[name, value === undefined ? UNSET : value] as const] : [];
    });
    return Object.fromEntries(changed);
  }

  private isFine(path: Path, value: Value, type: ValueType): boolean {
    const refusal = this.refusalOf({value});
    const [problem] = refusal ? [] : checkValue(value, type, path);
    if (refusal) {
      this.problems.add(printPath(path), () => refusalMessage(refusal));
    } else if (problem) {
      this.problems.add(printPath(problem.path), () => valueMessage(problem));
    }
    return !refusal && !problem;
  }
}

/**
 * Reads what {@link encodeState} wrote, or any other text of a URL: valid parts are taken, and each other part is a problem.
 * It never throws. The state fits the types of the component's props, and nothing of it was run.
 */
export function decodeState(text: string, {component, sampleSet, settings}: LinkContext): DecodedLink {
  const problems = new LinkProblems();
  const samples = sampleSet.samples;
  const ofPage = samples.find(({id}) => id === settings.sample) ?? samples[0];
  const link = unpackLink(text);
  const [set, ...others] = typeof link === 'string' ? [] : link.parts;
  if (typeof link === 'string' || !isRecord(set)) {
    problems.add('', () => problemMessage(typeof link === 'string' ? link : 'broken'));
    return {state: firstState(ofPage.id), problems: problems.all, consent: []};
  }
  const named = others.at(-1);
  const sample = samples.find(({id}) => id === named);
  if (link.isCut) {
    problems.add('', () => problemMessage('cut'));
  } else if (!sample) {
    const expected = samples.map(({id}) => id).join(' | ');
    problems.add('sample', () => valueMessage({expected, found: typeof named === 'string' ? named : '–'}));
  }
  const first = initialProps(sample ?? ofPage, settings.start);
  const choices = Object.values(sampleSet.slotChoices ?? {}).flat();
  const reader = new PropsReader(component, first, refusals(choices, first), problems);
  const unset: readonly unknown[] = others.find((part) => Array.isArray(part)) ?? [];
  const changes = [
    ...Object.entries(set),
    ...unset.filter((path) => typeof path === 'string').map((path) => [path, undefined] as const),
  ];
  changes.slice(0, MOST_CHANGES).forEach(([path, value]) => reader.read(path, value));
  if (changes.length > MOST_CHANGES) {
    problems.add('', () => tooManyMessage(MOST_CHANGES));
  }
  const props = reader.result();
  const frame = decodedFrame(others.find(isRecord) ?? {}, component, problems);
  const changed = Object.fromEntries(Object.entries(props).filter(([, value]) => !isUnset(value))) as Values;
  return {
    state: {sample: (sample ?? ofPage).id, props, frame},
    problems: problems.all,
    consent: needsConsent(changed, first),
  };
}
