/** @jest-environment jsdom */
import {act, fireEvent, render, screen, within} from '@testing-library/react';
import type * as Server from 'react-dom/server';
import {CHART_CHOICES} from '@site/src/site/chartChoices';
import {PICKER_CHOICES} from '@site/src/site/pickerChoices';
import ChartChooser from '@site/src/ui/ChartChooser';
import PickerChooser from '@site/src/ui/PickerChooser';

// The build for Node: jsdom has no text encoder, which the browser's build wants.
const {renderToString} = jest.requireActual<typeof Server>('react-dom/server.node');

const shown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-choice]')].map((card) => card.dataset['choice']!);
const status = (): string => screen.getByRole('status').textContent ?? '';
const choose = (question: string, answer: string): void => {
  fireEvent.click(within(screen.getByRole('radiogroup', {name: question})).getByRole('radio', {name: answer}));
};

function visit(hash: string): void {
  window.history.replaceState(null, '', `/x/react-charts/choose-a-chart/${hash}`);
}

beforeEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  visit('');
});

test('the server has every chart and picker, with what it fits and its links', () => {
  document.body.innerHTML = renderToString(<ChartChooser />);
  expect(shown()).toEqual(CHART_CHOICES.map(({id}) => id));
  expect(status()).toBe('');
  const card = document.querySelector<HTMLElement>('[data-choice=scatter]')!;
  expect(card).toHaveTextContent(
    'Fits: Pairs of numbers · Which is more? · Do two measures rise together? · How are the values spread?',
  );
  expect(
    within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/x/react-charts/scatter/',
    '/x/api/charts/scatter-chart/',
    '/x/api/charts/scatter-chart/#ScatterChartPlayground=p1(),runs',
  ]);
  expect(document.querySelector('[data-choice=gauge]')).toHaveTextContent('Not in version 6');
  document.body.innerHTML = renderToString(<PickerChooser />);
  expect(shown()).toEqual(PICKER_CHOICES.map(({id}) => id));
  expect(
    within(document.querySelector<HTMLElement>('[data-choice=dateRangePicker]')!).getByRole('img'),
  ).toHaveAccessibleName('Pro plan');
});

test('answers leave what fits, the best first, and say how much that is', () => {
  render(<ChartChooser />);
  choose('What data do you have?', 'Parts of a whole');
  choose('What do users want to know?', 'What share does each have?');
  expect(shown()).toEqual(['pie', 'donut', 'stackedBars', 'stackedAreas', 'rings']);
  expect(status()).toBe('Matches: 5. The best is first.');
  choose('What do users want to know?', 'Where does it go?');
  expect(shown()).toEqual([]);
  expect(status()).toBe('Nothing fits all answers. Set one of them to “Any”.');
  fireEvent.click(screen.getByRole('button', {name: 'Show all'}));
  expect(shown()).toHaveLength(CHART_CHOICES.length);
  expect(status()).toBe('');
  expect(screen.getAllByRole('radio', {name: 'Any', checked: true})).toHaveLength(2);
  expect(screen.getByRole('list')).toHaveFocus();
});

test('answers are kept for the tab, and a link has its own', () => {
  const {unmount} = render(<PickerChooser />);
  choose('What do users enter?', 'A birthday');
  choose('How do they enter it?', 'Typing alone');
  expect(shown()).toEqual(['dateField']);
  unmount();
  const again = render(<PickerChooser />);
  expect(shown()).toEqual(['dateField']);
  again.unmount();
  visit('#task=time&form=open');
  render(<PickerChooser />);
  expect(shown()).toEqual(['digitalClock', 'multiSectionDigitalClock', 'timeClock']);
  choose('How do they enter it?', 'A field with a popup');
  expect(window.location.hash).toBe('#task=time&form=popup');
  fireEvent.click(screen.getByRole('button', {name: 'Show all'}));
  expect(window.location.hash).toBe('');
});

test('another link of an open page is followed', () => {
  render(<ChartChooser />);
  visit('#data=small');
  act(() => void window.dispatchEvent(new Event('hashchange')));
  expect(shown()).toEqual(['sparkline', 'sparkBars', 'sparkArea']);
  visit('#limits-of-a-chart');
  act(() => void window.dispatchEvent(new Event('hashchange')));
  expect(shown()).toHaveLength(3);
});

test.each([
  ['an unknown answer', '#data=%3Cimg%20src%3Dx%3E&question=toString'],
  ['a broken escape', '#data=%E0%A4%A&question=%'],
  ['names of objects', '#__proto__=a&constructor=b&data=__proto__'],
  ['an answer that is far too long', `#data=categories&question=${'a'.repeat(100_000)}`],
])('%s is ignored', (_what, hash) => {
  visit(hash);
  render(<ChartChooser />);
  expect(shown()).toHaveLength(CHART_CHOICES.length);
  expect(status()).toBe('');
});

test('nonsense in the memory of the tab, and a tab without memory, leave everything', () => {
  sessionStorage.setItem('chart-chooser', '%%%data=;question=&&&');
  render(<ChartChooser />).unmount();
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  render(<ChartChooser />);
  expect(shown()).toHaveLength(CHART_CHOICES.length);
  blocked.mockRestore();
});
