import {readBuiltPage} from '../../../src/node/builtPages';
import {correctTypos} from '../../../plugins/search/client/correctTypos';
import {makeNameIndex} from '../../../plugins/search/client/nameIndex';
import {readQuery} from '../../../plugins/search/client/query';
import {SearchEngine, type SearchAnswer} from '../../../plugins/search/client/searchEngine';
import {messageFit, messageWords, pastedWords} from '../../../plugins/search/messageWords';
import {readQuotes, withoutListedMessages, type PageQuotes} from '../../../plugins/search/node/quotes';
import type {SearchMessages, SearchNames} from '../../../plugins/search/types';

const MESSAGES = {
  row: 'MUI: No row with id #{id} found',
  bare: 'No row with id #{id} found',
  unique:
    'MUI: The data grid component requires all rows to have a unique `id` property. Alternatively, you can use the `getRowId` prop to specify a custom id for each row.',
  cell: 'MUI: The cell with id={id} and field={field} is not in {mode} mode.',
  editable: 'MUI: The cell with id={id} and field={field} is not editable.',
  support: 'not supported',
};

const NAMES: SearchNames = {
  pages: [
    {path: '/x/react-data-grid/rows/', title: 'Rows', demos: ['RowsGrid']},
    {path: '/x/react-data-grid/messages/', title: 'Errors and warnings'},
  ],
  words: 'mode field',
};

const MESSAGES_OF_PAGES: SearchMessages = {
  '/x/react-data-grid/messages/': Object.entries(MESSAGES).map(([id, name]) => ({id, names: [name]})),
};

async function answerTo(question: string): Promise<SearchAnswer | undefined> {
  let last: SearchAnswer | undefined;
  await new SearchEngine(NAMES, {messages: () => Promise.resolve(MESSAGES_OF_PAGES)}).answer(
    question,
    null,
    (answer) => {
      last = answer;
    },
  );
  return last;
}

async function firstFor(question: string): Promise<string | undefined> {
  return (await answerTo(question))?.groups[0]?.results[0]?.url.replace(/^.*#/, '');
}

test.each([
  ['with another number', 'MUI: No row with id #42 found', 'row'],
  ['without what other messages begin with', 'No row with id #abc-7 found', 'bare'],
  ['with what a browser puts before it', 'Uncaught Error: MUI: No row with id #5 found', 'row'],
  [
    'with a stack',
    'Error: MUI: No row with id #5 found at useGridRows.js (http://localhost:3000/a.js:1:2) at b',
    'row',
  ],
  ['with the values of two places', 'MUI: The cell with id=17 and field=total is not in edit mode.', 'cell'],
  ['that begins as another does', 'Warning: MUI: The cell with id=x and field=y is not editable.', 'editable'],
  ['of which only the beginning was copied', 'MUI: The data grid component requires all rows to have a', 'unique'],
  ['with lines behind it', `${MESSAGES.unique} A row was provided without id in the rows prop: {"name":"x"}`, 'unique'],
  ['from the middle', 'you can use the getRowId prop to specify a custom id', 'unique'],
  ['of another version', 'MUI X: The data grid component requires all rows to have a unique `id` property.', 'unique'],
  ['of two words', 'Error: not supported', 'support'],
])('a message %s is found first', async (_how, pasted, id) => {
  expect(await firstFor(pasted)).toBe(id);
});

test('a word that only messages have is no typo, and not what somebody meant who typed another', () => {
  const meant = (typed: string) => correctTypos(readQuery(typed), makeNameIndex(NAMES, MESSAGES_OF_PAGES))?.key;
  expect(['supported', 'suported', 'fild'].map(meant)).toEqual([undefined, undefined, 'field']);
});

test('a pasted message is not corrected like a question', async () => {
  expect((await answerTo('MUI: The cell with id=1 and field=modx is not in edit mode.'))?.fixed).toBeUndefined();
});

test.each([
  'rows grid',
  'which row is found',
  'is pasting rows into the grid not supported by the community plan',
  'mode',
])('the question %j is no message', async (question) => {
  const {groups = []} = (await answerTo(question)) ?? {};
  expect(
    groups.flatMap(({results}) => results).filter(({entry, isExact}) => isExact && entry.kind === 'messages'),
  ).toEqual([]);
});

test('how well a text fits', () => {
  const message = messageWords('MUI: The row with id={id} is not in {mode} mode.');
  expect(message).toEqual(['mui', 'the', 'row', 'with', 'id', 'is', 'not', 'in', 'mode']);
  const fitOf = (text: string) => messageFit(message, pastedWords(text));
  expect(fitOf('MUI: The row with id=1 is not in edit mode.')).toBe(10);
  expect(fitOf('MUI: The row is not in edit mode')).toBeGreaterThan(0);
  expect(fitOf('mode in not is id with row the mui')).toBe(0);
  expect(fitOf('')).toBe(0);
});

test('a long paste is cut, and takes no time', () => {
  expect(pastedWords('word '.repeat(100_000))).toHaveLength(120);
  expect(pastedWords(`MUI: No row at f (http://x/a.js:1:2) at g (http://x/b.js:1:2)`)).toEqual(['mui', 'no', 'row']);
});

describe('a page of messages', () => {
  const read = (route: string, content: string): PageQuotes => {
    const html = `<title>A | MUI X</title><div class="theme-doc-markdown">${content}</div>`;
    return readQuotes(readBuiltPage(html, route, 'MUI X')!);
  };
  const list = read(
    '/x/a/messages/',
    `<article data-message="thrown"><h3 id="message-a"><code>MUI: No row with id #<i>{id}</i> found</code></h3>
      <p>Here <code>MUI: Something</code> is quoted.</p></article>
    <article data-message="error"><h3 id="message-b"><code>MUI: Missing license key.</code></h3>
      <pre data-message-text>****\n\nMUI: Missing license key.\n\n${'word '.repeat(60)}</pre></article>`,
  );

  test('names each by its whole text on one line, cut if it is long', () => {
    expect(list.messages.map(({name, id}) => [id, name.slice(0, 50), name.length])).toEqual([
      ['message-a', 'MUI: No row with id #{id} found', 31],
      ['message-b', 'MUI: Missing license key. word word word word word', 155],
    ]);
  });

  test('is where what other pages quote of it leads', () => {
    const guide = read(
      '/x/a/rows/',
      '<p><code>MUI: No row with id #7 found</code> <code>MUI: Missing license key.</code></p>',
    );
    expect(withoutListedMessages([guide, list]).map(({messages}) => messages.map(({name}) => name))).toEqual([
      ['MUI: Missing license key.'],
      list.messages.map(({name}) => name),
    ]);
  });
});
