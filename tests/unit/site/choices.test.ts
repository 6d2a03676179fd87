import {decodeState} from '@site/plugins/playground/client/stateLink';
import {sampleSetOf} from '@site/plugins/playground/client/firstProgram';
import {linkedState} from '@site/plugins/playground/client/playgroundHash';
import type {PlaygroundComponent} from '@site/plugins/playground/types';
import {API_PAGES} from '@site/src/site/apiPages';
import {CHART_CHOICES, CHART_DATA, CHART_QUESTIONS} from '@site/src/site/chartChoices';
import {fittingChoices, playgroundLink, type Choice} from '@site/src/site/choices';
import {PICKER_CHOICES, PICKER_FORMS, PICKER_TASKS} from '@site/src/site/pickerChoices';
import type {ProductId} from '@site/src/site/products';
import {brokenGuide} from './docsAnchors';
import {hasComponent} from './packageDeclarations';

/** What the choosers of charts and pickers answer, and where their links lead. */

const ids = (choices: readonly Choice[]): string[] => choices.map(({id}) => id);

function unanswered(choices: readonly Choice[], questions: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(questions).flatMap(([question, answers]) =>
    answers.filter((answer) => fittingChoices(choices, {[question]: answer}).length === 0),
  );
}

/** The pairs of answers that something fits, as `categories.compare`. */
function answeredPairs(choices: readonly Choice[], first: readonly string[], second: readonly string[]): string[] {
  const [one = '', other = ''] = Object.keys(choices[0]?.fits ?? {});
  return first.flatMap((a) =>
    second.flatMap((b) => (fittingChoices(choices, {[one]: a, [other]: b}).length > 0 ? [`${a}.${b}`] : [])),
  );
}

function playgroundProblem(productId: ProductId, {component, sample}: Choice): string | undefined {
  if (component === undefined || sample === undefined) {
    return undefined;
  }
  const link = playgroundLink(productId, component, sample);
  const text = linkedState(link.slice(link.indexOf('#')), `${component}Playground`) ?? '';
  const imports = [{plan: 'community', name: component, from: 'anywhere'}] as const;
  const known: PlaygroundComponent = {name: component, productId, imports, props: []};
  const {state, problems, consent} = decodeState(text, {
    component: known,
    sampleSet: sampleSetOf(component),
    settings: {},
  });
  const isRead = state.sample === sample && problems.length === 0 && consent.length === 0;
  return isRead ? undefined : `${component}: ${sample} is not what the playground opens`;
}

test('each answer leads to something, and the charts of a kind of data are those that draw it', () => {
  expect(unanswered(CHART_CHOICES, {data: CHART_DATA, question: CHART_QUESTIONS})).toEqual([]);
  expect(unanswered(PICKER_CHOICES, {task: PICKER_TASKS, form: PICKER_FORMS})).toEqual([]);
  expect(unanswered(CHART_CHOICES, {data: ['nothing']})).toEqual(['nothing']);
  const best = Object.fromEntries(CHART_DATA.map((data) => [data, fittingChoices(CHART_CHOICES, {data})[0]?.id]));
  expect(best).toEqual({
    categories: 'bars',
    groups: 'stackedBars',
    time: 'lines',
    pairs: 'scatter',
    values: 'binnedBars',
    parts: 'pie',
    hierarchy: 'rings',
    small: 'sparkline',
    single: 'gauge',
    matrix: 'heatMap',
    stages: 'funnel',
    tasks: 'gantt',
  });
});

test('what both answers fit is ranked by its main use, and pairs without anything are known', () => {
  expect(ids(fittingChoices(CHART_CHOICES, {data: 'parts', question: 'share'}))).toEqual([
    'pie',
    'donut',
    'stackedBars',
    'stackedAreas',
    'rings',
  ]);
  expect(ids(fittingChoices(CHART_CHOICES, {data: 'categories', question: 'rank'}))).toEqual(['horizontalBars']);
  expect(ids(fittingChoices(CHART_CHOICES, {data: 'pairs', question: 'flow'}))).toEqual([]);
  expect(ids(fittingChoices(CHART_CHOICES, {data: '', question: ''}))).toEqual(ids(CHART_CHOICES));
  expect(ids(fittingChoices(PICKER_CHOICES, {task: 'birthday', form: 'popup'}))).toEqual([
    'birthDatePicker',
    'datePicker',
  ]);
  // Version 6 has neither a calendar nor a dialog of these ranges.
  const pairs = answeredPairs(PICKER_CHOICES, PICKER_TASKS, PICKER_FORMS);
  const missing = PICKER_TASKS.flatMap((task) => PICKER_FORMS.map((form) => `${task}.${form}`)).filter(
    (pair) => !pairs.includes(pair),
  );
  expect(missing).toEqual(['hours.open', 'hours.dialog', 'booking.open', 'booking.dialog']);
  expect(answeredPairs(CHART_CHOICES, CHART_DATA, CHART_QUESTIONS).length).toBeGreaterThan(30);
});

test.each([
  ['x-charts', CHART_CHOICES],
  ['x-date-pickers', PICKER_CHOICES],
] as const)(
  'each choice of %s leads to a guide, an API page and a playground that opens its sample',
  (productId, all) => {
    const choices: readonly Choice[] = all;
    expect(new Set(ids(choices)).size).toBe(choices.length);
    expect(choices.flatMap(({guide}) => brokenGuide(guide) ?? [])).toEqual([]);
    const pages: readonly string[] = API_PAGES.find((pagesOf) => pagesOf.productId === productId)?.components ?? [];
    expect(choices.filter(({component}) => component !== undefined && !pages.includes(component))).toEqual([]);
    expect(choices.flatMap((choice) => playgroundProblem(productId, choice) ?? [])).toEqual([]);
    expect(playgroundProblem(productId, {...choices[0]!, sample: 'nothing'})).toMatch(
      /is not what the playground opens$/,
    );
    // Only what no component draws lacks one.
    expect(ids(choices.filter(({component}) => component === undefined))).toEqual(
      productId === 'x-charts' ? ['heatMap'] : [],
    );
  },
);

test('a picker is marked as Pro if only the Pro package has its component', () => {
  const wrong = PICKER_CHOICES.filter(({component, ...choice}) => {
    const isFree = hasComponent('@mui/x-date-pickers', component);
    return isFree ? 'plan' in choice : !('plan' in choice) || !hasComponent('@mui/x-date-pickers-pro', component);
  });
  expect(wrong).toEqual([]);
  expect(PICKER_CHOICES.filter((choice) => 'plan' in choice).length).toBeGreaterThan(4);
});
