/** @jest-environment jsdom */
import {fireEvent, screen, within} from '@testing-library/react';
import type * as ValueControl from '../../../plugins/playground/theme/ComponentPlayground/controls/ValueControl';
import {componentOf, field, press, prop, renderPanel, rest, toggle, type} from './controlPanel';

const mockRendered: string[] = [];

jest.mock('@site/src/ui/PlanTag', () => ({__esModule: true, default: ({plan}: {plan: string}) => <i>{plan}</i>}), {
  virtual: true,
});
jest.mock('../../../plugins/playground/client/propGroupTitles', () => ({
  PROP_GROUP_TITLES: {size: () => 'Size', data: () => 'Data'},
}));
jest.mock('../../../plugins/playground/theme/ComponentPlayground/controls/ValueControl', () => {
  const {default: Actual} = jest.requireActual<typeof ValueControl>(
    '../../../plugins/playground/theme/ComponentPlayground/controls/ValueControl',
  );
  return {
    __esModule: true,
    default: (props: Parameters<typeof Actual>[0]) => {
      mockRendered.push(props.label);
      return <Actual {...props} />;
    },
  };
});

beforeEach(() => {
  jest.useFakeTimers();
  mockRendered.length = 0;
});
afterEach(() => jest.useRealTimers());

const COMPONENT = componentOf(
  prop(
    'series',
    {kind: 'list', of: {kind: 'object', fields: [field('curve', {kind: 'string'})]}},
    {isRequired: true, group: 'data'},
  ),
  prop('dataset', {kind: 'code', type: 'Dataset'}, {group: 'data'}),
  prop('width', {kind: 'string'}, {defaultValue: "'100%'", description: 'How wide it is.'}),
  prop('height', {kind: 'string'}, {plan: 'pro'}),
  prop(
    'slotProps',
    {kind: 'object', fields: [field('legend', {kind: 'object', fields: [field('direction', {kind: 'string'})]})]},
    {group: 'slots'},
  ),
);

const searchField = (): HTMLElement => screen.getByRole('searchbox', {name: 'Filter props by name'});
const textbox = (name: string): HTMLElement => screen.getByRole('textbox', {name});
const shownProps = (): (string | null)[] =>
  [...document.querySelectorAll('[data-prop]')].map((row) => row.getAttribute('data-prop'));

function row(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-prop="${name}"]`);
  if (!found) {
    throw new Error(`no row ${name}`);
  }
  return found;
}

function group(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-group="${id}"]`);
  if (!found) {
    throw new Error(`no group ${id}`);
  }
  return found;
}

const summaryOf = (id: string): HTMLElement => group(id).querySelector('summary')!;

describe('the groups', () => {
  const open = (): ReturnType<typeof renderPanel> =>
    renderPanel(COMPONENT, {}, {firstProps: ['height', 'slotProps.legend.direction', 'missing']});

  test('begin with the first props and the required ones, which stand nowhere else', () => {
    open();
    expect(shownProps()).toEqual(['height', 'slotProps.legend.direction', 'series']);
    expect([...document.querySelectorAll('[data-group] > summary')].map(({textContent}) => textContent)).toEqual([
      'Most used',
      'Data',
      'Size',
      'slots',
    ]);
  });

  test('have controls when they are opened', async () => {
    open();
    expect(group('size')).not.toHaveAttribute('open');
    await toggle(summaryOf('size'));
    expect(within(group('size')).getAllByRole('textbox')).toEqual([textbox('width')]);
    await toggle(summaryOf('size'));
    expect(screen.queryByRole('textbox', {name: 'width'})).toBeNull();
  });

  test('stay open when an object inside closes', async () => {
    open();
    await toggle(summaryOf('slots'));
    const [inner] = within(group('slots')).getAllByText(/legend/, {selector: 'summary code'});
    await toggle(inner!);
    await toggle(inner!);
    expect(group('slots')).toHaveAttribute('open');
  });

  test('take over what is typed when they close', async () => {
    const {values} = open();
    await toggle(summaryOf('size'));
    type(textbox('width'), '50%');
    await toggle(summaryOf('size'));
    expect(values()).toEqual({width: '50%'});
  });

  test('count what is changed in them', async () => {
    open();
    await toggle(summaryOf('size'));
    type(textbox('width'), '50%');
    rest();
    expect(summaryOf('size')).toHaveTextContent('SizeChanged: 1');
    expect(summaryOf('data')).toHaveTextContent(/^Data$/);
  });
});

describe('the search', () => {
  test('finds by name, tells how many, and Escape ends it', () => {
    renderPanel(COMPONENT, {}, {firstProps: ['height']});
    type(searchField(), 'H');
    expect(shownProps()).toEqual(['height', 'width']);
    expect(screen.getByRole('status')).toHaveTextContent('Props found: 2');
    expect(fireEvent.keyDown(searchField(), {key: 'Escape'})).toBe(false);
    expect(searchField()).toHaveValue('');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(shownProps()).toEqual(['height', 'series']);
    // What stands around the panel may close.
    expect(fireEvent.keyDown(searchField(), {key: 'Escape'})).toBe(true);
  });

  test('finds fields inside of props, in the first item of a list', () => {
    const {values} = renderPanel(COMPONENT, {series: [{}]}, {firstProps: []});
    type(searchField(), 'direct');
    expect(shownProps()).toEqual(['slotProps.legend.direction']);
    type(textbox('slotProps.legend.direction'), 'row');
    rest();
    expect(values()).toEqual({series: [{}], slotProps: {legend: {direction: 'row'}}});
    type(searchField(), 'CURVE');
    expect(shownProps()).toEqual(['series[0].curve']);
  });

  test('that finds nothing says so', () => {
    renderPanel(COMPONENT);
    type(searchField(), 'nowhere');
    expect(screen.getByRole('status')).toHaveTextContent('Props found: 0');
    expect(shownProps()).toEqual([]);
  });
});

describe('a row', () => {
  test('names the control, describes it, and shows the default', () => {
    renderPanel(COMPONENT);
    expect(textbox('width')).toHaveAccessibleDescription('How wide it is.');
    expect(row('width')).toHaveTextContent("Default: '100%'");
    expect(screen.getByLabelText('width')).toBe(textbox('width'));
    expect(row('width').querySelector('label')).toHaveAttribute('for', textbox('width').id);
  });

  test('is marked with its plan, and as required', () => {
    renderPanel(COMPONENT);
    expect(within(row('height')).getByText('pro')).toBeInTheDocument();
    expect(row('series')).toHaveTextContent('Required');
    expect(row('width')).not.toHaveTextContent(/Required|pro/);
  });

  test('that is changed is marked, and can be reset; the focus goes to its control', () => {
    const {values, onReset} = renderPanel(COMPONENT, {width: '10px'});
    expect(screen.queryByRole('button', {name: 'Reset width'})).toBeNull();
    type(textbox('width'), '20px');
    rest();
    expect(row('width')).toHaveAttribute('data-changed');
    expect(row('height')).not.toHaveAttribute('data-changed');
    fireEvent.blur(textbox('width'));
    press('Reset width');
    expect(onReset.mock.calls).toEqual([['width']]);
    expect(values()).toEqual({width: '10px'});
    expect(textbox('width')).toHaveValue('10px');
    expect(textbox('width')).toHaveFocus();
    expect(row('width')).not.toHaveAttribute('data-changed');
  });

  test('inside a prop is reset alone', () => {
    const {values, onReset} = renderPanel(
      COMPONENT,
      {series: [{curve: 'linear'}]},
      {firstProps: ['series[0].curve', 'slotProps.legend.direction']},
    );
    expect(row('series[0].curve')).toHaveTextContent('series[0].curve');
    type(textbox('series[0].curve'), 'step');
    rest();
    expect(row('slotProps.legend.direction')).not.toHaveAttribute('data-changed');
    press('Reset series[0].curve');
    expect(values()).toEqual({series: [{curve: 'linear'}]});
    expect(onReset).not.toHaveBeenCalled();
  });

  test('renders again only when its own value changes', () => {
    const props = Array.from({length: 160}, (_, index) => prop(`prop${index}`, {kind: 'string'}));
    const {values} = renderPanel(componentOf(...props), {prop5: 'x'});
    expect(mockRendered).toHaveLength(160);
    mockRendered.length = 0;
    type(textbox('prop7'), 'y');
    rest();
    expect(values()).toEqual({prop5: 'x', prop7: 'y'});
    expect(new Set(mockRendered)).toEqual(new Set(['prop7']));
  });

  test('tells the analytics plugin the component and the prop, in every control', async () => {
    const nested = componentOf(...COMPONENT.props, prop('gap', {kind: 'number'}), prop('ends', {kind: 'dateRange'}));
    renderPanel(nested, {series: [{curve: 'linear'}], width: '1px'});
    await toggle(within(row('series')).getByText(/curve/, {selector: 'summary code'}));
    press('Edit as JSON: slotProps');
    const controls = [...document.querySelectorAll('[data-prop] :is(input, select, textarea, button, summary)')];
    const facts = controls.map((control) => [
      control.getAttribute('data-ga-event-category'),
      control.getAttribute('data-ga-event-label'),
      control.closest('[data-group] > [data-prop]')?.getAttribute('data-prop') ===
        control.getAttribute('data-ga-event-action'),
    ]);
    expect(facts.length).toBeGreaterThan(12);
    expect(facts).toEqual(facts.map(() => ['playground', 'Gauge', true]));
  });

  test('has a name for every control', async () => {
    renderPanel(COMPONENT, {series: [{curve: 'linear'}]});
    await toggle(within(row('series')).getByText(/curve/, {selector: 'summary code'}));
    for (const role of ['textbox', 'button', 'searchbox', 'group']) {
      const named = screen.getAllByRole(role).filter(({tagName}) => tagName !== 'DETAILS');
      expect(named.length).toBeGreaterThan(0);
      named.forEach((control) => expect(control).toHaveAccessibleName());
    }
  });
});
