/** @jest-environment jsdom */
import {act, fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {loadEngine} from '../../../plugins/search/client/loadEngine';
import type {SearchResult} from '../../../plugins/search/client/rank';
import {SearchEngine, type SearchAnswer} from '../../../plugins/search/client/searchEngine';
import SearchDialog from '../../../plugins/search/theme/SearchDialog';
import type {SearchNames} from '../../../plugins/search/types';

/** What a reader does in the search dialog, and what it answers. */

jest.mock('@theme/useProductStart', () => ({__esModule: true, default: () => () => undefined}), {virtual: true});
jest.mock('../../../plugins/search/client/loadEngine');

type Answer = SearchEngine['answer'];

const onClose = jest.fn();

beforeAll(() => {
  // Not in jsdom.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => undefined;
  window.IntersectionObserver = class {
    observe(): void {}
    disconnect(): void {}
  } as unknown as typeof IntersectionObserver;
});

beforeEach(() => {
  onClose.mockReset();
  sessionStorage.clear();
});

const field = () => screen.getByRole('combobox', {name: 'Search the documentation'});
const options = () => within(screen.getByRole('listbox', {name: 'Results'})).queryAllByRole('option');
const activeOptions = () => options().filter((option) => option.getAttribute('aria-selected') === 'true');
const press = (key: string, init: KeyboardEventInit = {}) => fireEvent.keyDown(field(), {key, ...init});

/** Lets promises that are kept by now do their work. */
const settle = () => act(() => Promise.resolve());

/** Opens the dialog and waits for its engine. */
async function open(engine: Pick<SearchEngine, 'answer'>): Promise<void> {
  jest.mocked(loadEngine).mockResolvedValue(engine as SearchEngine);
  render(<SearchDialog opened={{current: null}} onClose={onClose} />, {wrapper: MemoryRouter});
  await settle();
}

/** Writes a text and waits for what can be answered at once. */
async function write(value: string): Promise<void> {
  fireEvent.change(field(), {target: {value}});
  await settle();
}

const NAMES: SearchNames = {
  pages: [
    {
      path: '/x/react-data-grid/state/',
      title: 'State',
      demos: ['RestoreStateInitialState'],
      code: [
        {
          id: 'initial-state',
          names: ['GridInitialState', 'GridInitialStatePro', 'GridInitialStatePremium', 'useInitialState', 'gridInit'],
        },
      ],
    },
    {
      path: '/x/api/data-grid/data-grid/',
      title: 'DataGrid',
      rows: [
        {section: 'props', stem: 'data-grid-prop-', names: ['initialState', 'isCellEditable', 'ignoreDiacritics']},
      ],
    },
  ],
  words: '',
};

function result(kind: string, name: string): SearchResult {
  const url = `/x/react-data-grid/${name}/`;
  const places = [{owner: name, url}] as const;
  const entry = {
    kind,
    name,
    key: name,
    words: [name],
    labels: [],
    productId: 'x-data-grid',
    places,
    context: new Set<string>(),
  } as const;
  return {entry, url, score: 1, isInText: false, isExact: false};
}

function answerOf(...results: SearchResult[]): SearchAnswer {
  return {groups: results.length > 0 ? [{productId: 'x-data-grid', results}] : []};
}

/** An engine whose answers a test gives: first those that may get better, then the last. */
function slowEngine() {
  let report: Parameters<Answer>[2] = () => undefined;
  let end: (coverage: {hasFullText: boolean}) => void = () => undefined;
  const answer: Answer = (_text, _product, onAnswer) => {
    report = onAnswer;
    return new Promise((resolve) => {
      end = resolve;
    });
  };
  return {
    answer,
    reportFirst: (...results: SearchResult[]): void => act(() => report(answerOf(...results))),
    reportLast: async (...results: SearchResult[]): Promise<void> => {
      act(() => report(answerOf(...results)));
      end({hasFullText: true});
      await settle();
    },
  };
}

test('results of one heading, typed letter by letter, are one line each, and the marked one is the one that opens', async () => {
  const engine = new SearchEngine(NAMES);
  await open(engine);
  const question = 'initial state';
  for (let end = 1; end <= question.length; end += 1) {
    const text = question.slice(0, end);
    await write(text);
    const answers: SearchAnswer[] = [];
    await engine.answer(text, null, (answer) => answers.push(answer));
    const results = answers.at(-1)?.groups.flatMap((group) => group.results) ?? [];
    expect(options().map((option) => option.querySelector('bdi')?.textContent)).toEqual(
      results.map(({entry}) => entry.name),
    );
  }
  expect(options().length).toBeGreaterThan(3);
  expect(new Set(options().map(({id}) => id)).size).toBe(options().length);
  for (let line = 0; line < options().length; line += 1) {
    expect(activeOptions()).toEqual([document.getElementById(field().getAttribute('aria-activedescendant') ?? '')]);
    expect(activeOptions()).toEqual([options()[line]]);
    press('ArrowDown');
  }
});

test('words of Chinese that were found apart are marked apart', async () => {
  const pages = [
    {path: '/zh/x/react-data-grid/', title: '概述'},
    {path: '/zh/x/react-data-grid/pagination/', title: '服务端与分页'},
  ];
  await open(new SearchEngine({pages, words: ''}));
  await write('数据表格分页');
  expect(options().map((option) => option.querySelector('mark')?.textContent)).toContain('分页');
});

test('as long as a better answer may come, nothing is said of how much was found', async () => {
  const engine = slowEngine();
  await open(engine);
  await write('first');
  await engine.reportLast(result('page', 'first'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1'));
  await write('second');
  engine.reportFirst();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByText(/Nothing found/)).not.toBeInTheDocument();
  await engine.reportLast();
  expect(screen.getByText(/Nothing found/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
});

test('a line that the reader went to stays marked when a better answer puts others before it', async () => {
  const engine = slowEngine();
  await open(engine);
  await write('grid');
  engine.reportFirst(result('props', 'one'), result('props', 'two'));
  press('ArrowDown');
  expect(activeOptions()[0]).toHaveTextContent('two');
  await engine.reportLast(result('page', 'guide'), result('props', 'one'), result('props', 'two'));
  expect(activeOptions()[0]).toHaveTextContent('two');
  expect(activeOptions()[0]).toBe(options()[2]);

  await write('grid t');
  await engine.reportLast(result('props', 'one'), result('props', 'two'));
  expect(activeOptions()[0]).toHaveTextContent('one');
});

test('Enter before there is a line waits for the last answer', async () => {
  const engine = slowEngine();
  await open(engine);
  await write('grid');
  engine.reportFirst();
  press('Enter');
  expect(onClose).not.toHaveBeenCalled();
  await engine.reportLast(result('page', 'guide'));
  expect(onClose).toHaveBeenCalled();
});

test.each([{isComposing: true}, {keyCode: 229}])('keys of an input method are its own: %j', async (mark) => {
  await open(new SearchEngine(NAMES));
  await write('initialState');
  const before = activeOptions();
  ['Enter', 'Escape', 'ArrowDown'].forEach((key) => press(key, mark));
  expect(onClose).not.toHaveBeenCalled();
  expect(activeOptions()).toEqual(before);
  press('Escape');
  expect(onClose).toHaveBeenCalled();
});

test('a press beside it closes it, but not text that is selected to beside it', async () => {
  await open(new SearchEngine(NAMES));
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(field());
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('half a character in what was pasted is no error', async () => {
  await open(new SearchEngine(NAMES));
  await write('zzqx\ud83d');
  expect(screen.getByRole('link', {name: /issues/}).getAttribute('href')).toMatch(/q=zzqx$/);
});

test('it is as high as what the reader sees, also if the keyboard was open before', async () => {
  const visualViewport = Object.assign(new EventTarget(), {height: 321});
  Object.assign(window, {visualViewport});
  await open(new SearchEngine(NAMES));
  const height = () => screen.getByRole('dialog').style.getPropertyValue('--visible-height');
  expect(height()).toBe('321px');
  visualViewport.height = 740;
  visualViewport.dispatchEvent(new Event('resize'));
  expect(height()).toBe('740px');
  Object.assign(window, {visualViewport: undefined});
});
