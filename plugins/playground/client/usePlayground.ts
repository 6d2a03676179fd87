import {useCallback, useMemo, useReducer} from 'react';
import {printPath} from '../paths';
import type {PlaygroundSettings} from '../settings';
import type {SampleSet} from './samples/types';
import type {PlaygroundComponent} from '../types';
import {DATE_LIBRARIES, type DateLibrary} from './dates';
import {firstSample} from './firstProgram';
import {chosenDates, mountKey, playgroundProgram} from './playgroundProgram';
import type {PreviewInput} from './previewSource';
import {limitProblems} from './renderGuard';
import {
  addState,
  backToWorking,
  effectiveProps,
  firstState,
  initialProps,
  isFirst,
  markWorked,
  presentState,
  startHistory,
  undo,
  type FrameSettings,
  type History,
  type PlaygroundState,
} from './state';
import type {Values} from './values';

export type Change = (state: PlaygroundState) => PlaygroundState;

type Action = {readonly kind: 'change'; readonly change: Change} | {readonly kind: 'worked' | 'back'};

function reduce(history: History, action: Action): History {
  switch (action.kind) {
    case 'change':
      return addState(history, action.change(presentState(history)));
    case 'worked':
      return markWorked(history);
    case 'back':
      return backToWorking(history) ?? undo(history);
  }
}

export interface PlaygroundRequest {
  readonly settings: PlaygroundSettings;
  readonly component: PlaygroundComponent;
  readonly sampleSet: SampleSet;
  /** A state that a link brings; see `stateLink.ts`. */
  readonly linked: PlaygroundState | undefined;
  /** The date library that the reader sees demos with. */
  readonly dateLibrary: DateLibrary['name'];
}

/** The reader's date library, if the component has dates and it is not the default one. */
function ownFrame({productId}: PlaygroundComponent, dates: DateLibrary['name']): FrameSettings {
  return productId === 'x-date-pickers' && dates !== DATE_LIBRARIES[0].name ? {dates} : {};
}

export interface PlaygroundPlay {
  readonly state: PlaygroundState;
  /** All props that are set. */
  readonly values: Values;
  readonly shown: PreviewInput;
  readonly isFirst: boolean;
  readonly change: (change: Change) => void;
  /** The component was rendered without an error. */
  readonly markWorked: () => void;
  /** Goes back to the last state that was rendered without an error. */
  readonly goBack: () => void;
  readonly resetAll: () => void;
  /** The props with a sample, before the reader changes any. */
  readonly firstOf: (sample: string) => Values;
}

/** The state of a playground and what follows from it. */
export function usePlayground({
  settings,
  component,
  sampleSet,
  linked,
  dateLibrary,
}: PlaygroundRequest): PlaygroundPlay {
  const begin = useMemo(
    () => firstState(firstSample(sampleSet, settings.sample).id, ownFrame(component, dateLibrary)),
    [sampleSet, settings, component, dateLibrary],
  );
  const [history, dispatch] = useReducer(reduce, begin, (first) => {
    const started = startHistory(first);
    return linked ? addState(started, linked) : started;
  });
  const state = presentState(history);
  const firstOf = useCallback(
    (sample: string) => initialProps(firstSample(sampleSet, sample), settings.start),
    [sampleSet, settings],
  );
  const first = useMemo(() => firstOf(state.sample), [firstOf, state.sample]);
  const values = useMemo(() => effectiveProps(state, first), [state, first]);
  const shown = useMemo(
    (): PreviewInput => ({
      program: playgroundProgram({component, sampleSet, values, frame: state.frame}),
      dates: chosenDates(component.productId, state.frame),
      refused: limitProblems(values, component).map(
        ({path, expected, found}) => `${printPath(path)}: ${expected}, ${found}`,
      ),
      mountKey: mountKey(values, state.frame),
    }),
    [component, sampleSet, values, state.frame],
  );
  return {
    state,
    values,
    shown,
    isFirst: isFirst(state, begin),
    change: useCallback((change) => dispatch({kind: 'change', change}), []),
    markWorked: useCallback(() => dispatch({kind: 'worked'}), []),
    goBack: useCallback(() => dispatch({kind: 'back'}), []),
    resetAll: useCallback(() => dispatch({kind: 'change', change: () => begin}), [begin]),
    firstOf,
  };
}
