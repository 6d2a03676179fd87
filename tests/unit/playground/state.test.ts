import {
  addState,
  backToWorking,
  changedProps,
  effectiveProps,
  firstState,
  initialProps,
  isFirst,
  isSame,
  markWorked,
  MOST_STEPS,
  presentState,
  resetProp,
  setFrame,
  setProp,
  setSample,
  startHistory,
  undo,
  UNSET,
  type PlaygroundState,
} from '../../../plugins/playground/client/state';
import type {Values} from '../../../plugins/playground/client/values';

const SAMPLE = {
  id: 'quarters',
  title: () => 'Quarters',
  props: {height: 300, xAxis: [{scaleType: 'band', data: ['Q1', 'Q2']}], series: [{data: [1, 2]}]},
};
const FIRST: Values = initialProps(SAMPLE, {height: 240, layout: 'vertical'});
const START = firstState('quarters');

describe('the props', () => {
  test('are the sample’s, over them the writer’s, over them the reader’s', () => {
    const state = setProp(START, ['layout'], 'horizontal', FIRST);
    expect(effectiveProps(state, FIRST)).toEqual({...SAMPLE.props, height: 240, layout: 'horizontal'});
  });

  test('lack what the reader took out', () => {
    const state = setProp(START, ['height'], undefined, FIRST);
    expect(state.props).toEqual({height: UNSET});
    expect(effectiveProps(state, FIRST)).not.toHaveProperty('height');
  });

  test('are recorded as a whole when a part of one changes; the sample stays as it is', () => {
    const state = setProp(START, ['xAxis', 0, 'categoryGapRatio'], 0.3, FIRST);
    expect(state.props).toEqual({xAxis: [{scaleType: 'band', data: ['Q1', 'Q2'], categoryGapRatio: 0.3}]});
    expect(SAMPLE.props.xAxis[0]).not.toHaveProperty('categoryGapRatio');
  });

  test.each<[string, (state: PlaygroundState) => PlaygroundState]>([
    ['set to its first value', (state) => setProp(state, ['height'], 240, FIRST)],
    ['reset', (state) => resetProp(state, 'height')],
    [
      'given back what it had',
      (state) => setProp(setProp(state, ['height'], undefined, FIRST), ['height'], 240, FIRST),
    ],
  ])('leave the record when one is %s', (_, change) => {
    const changed = setProp(START, ['height'], 500, FIRST);
    expect(changedProps(changed)).toEqual(new Set(['height']));
    expect(changedProps(change(changed))).toEqual(new Set());
  });

  test('leave the record when a part of one is as at first, in whatever order', () => {
    const changed = setProp(START, ['xAxis', 0, 'scaleType'], 'point', FIRST);
    expect(isFirst(setProp(changed, ['xAxis', 0, 'scaleType'], 'band', FIRST), START)).toBe(true);
    const other = [{data: ['Q1', 'Q2'], scaleType: 'band'}];
    expect(isFirst(setProp(changed, ['xAxis'], other, FIRST), START)).toBe(true);
  });

  test('leave the record when what was made for a part goes with it', () => {
    const path = ['slotProps', 'legend', 'direction'];
    const changed = setProp(START, path, 'row', FIRST);
    expect(changed.props).toEqual({slotProps: {legend: {direction: 'row'}}});
    expect(setProp(changed, path, undefined, FIRST).props).toEqual({});
  });

  test('give the same state where nothing changes', () => {
    const state = setProp(START, ['layout'], 'horizontal', FIRST);
    expect(setProp(state, ['layout'], 'horizontal', FIRST)).toBe(state);
    expect(setProp(state, ['margin'], undefined, FIRST)).toBe(state);
    expect(setProp(state, [], 1, FIRST)).toBe(state);
    expect(resetProp(state, 'height')).toBe(state);
  });

  test.each([
    [0, -0, true],
    [NaN, NaN, true],
    [{$date: '2026-03-02'}, {$date: '2026-03-03'}, false],
    [{$code: 'a'}, {$code: 'a'}, true],
    [[], {}, false],
    [[1], [1, 2], false],
    [{a: 1}, {b: 1}, false],
    [null, {}, false],
    [{a: undefined}, {}, false],
  ])('%j and %j: the same is %s', (one, other, expected) => {
    expect(isSame(one as never, other as never)).toBe(expected);
  });
});

describe('the sample and the frame', () => {
  test('a change stays where both samples have the same, and goes where they differ', () => {
    const after = {...FIRST, series: [{data: [3]}]};
    const changed = setProp(setProp(START, ['height'], 500, FIRST), ['series', 0, 'data'], [9], FIRST);
    expect(setSample(changed, 'months', FIRST, after)).toEqual({sample: 'months', props: {height: 500}, frame: {}});
  });

  test('a setting of the frame is taken back by undefined', () => {
    const state = setFrame(setFrame(START, {width: 400, direction: 'rtl'}), {width: undefined});
    expect(state.frame).toEqual({direction: 'rtl'});
    expect(isFirst(state, START)).toBe(false);
    expect(isFirst(setFrame(state, {direction: undefined}), START)).toBe(true);
  });

  test('another sample than the first is a change', () => {
    expect(isFirst(START, START)).toBe(true);
    const own = firstState('quarters', {dates: 'luxon'});
    expect(isFirst(own, own)).toBe(true);
    expect(isFirst(own, START)).toBe(false);
    expect(isFirst(START, firstState('months'))).toBe(false);
  });
});

describe('the history', () => {
  const state = (height: number): PlaygroundState => setProp(START, ['height'], height, FIRST);

  test('goes back step by step, and not behind the first', () => {
    const history = addState(addState(startHistory(START), state(1)), state(2));
    expect(presentState(undo(history))).toEqual(state(1));
    const begin = undo(undo(history));
    expect(presentState(begin)).toBe(START);
    expect(undo(begin)).toBe(begin);
  });

  test('goes back to the last state that worked, over those that did not', () => {
    let history = markWorked(addState(startHistory(START), state(1)));
    history = addState(addState(history, state(1e9)), state(2e9));
    const back = backToWorking(history);
    expect(back && presentState(back)).toEqual(state(1));
    expect(back && backToWorking(back)).toBeUndefined();
  });

  test('does not take the present state for the one to go back to', () => {
    const history = markWorked(addState(markWorked(startHistory(START)), state(1)));
    const back = backToWorking(history);
    expect(back && presentState(back)).toBe(START);
  });

  test('does not grow by the same state, nor beyond its limit', () => {
    let history = startHistory(START);
    expect(addState(history, START)).toBe(history);
    for (let height = 0; height < 3 * MOST_STEPS; height += 1) {
      history = addState(history, state(height));
    }
    expect(history.past).toHaveLength(MOST_STEPS);
    expect(presentState(history)).toEqual(state(3 * MOST_STEPS - 1));
  });

  test('keeps the last state that worked, however old it is', () => {
    let history = markWorked(startHistory(START));
    for (let height = 0; height < 3 * MOST_STEPS; height += 1) {
      history = addState(history, state(height));
    }
    expect(history.past).toHaveLength(MOST_STEPS);
    const back = backToWorking(history);
    expect(back && presentState(back)).toBe(START);
  });
});
