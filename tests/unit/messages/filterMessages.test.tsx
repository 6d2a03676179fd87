/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import Message from '../../../plugins/messages/theme/Message';
import MessageFilter from '../../../plugins/messages/theme/MessageFilter';

function show(): void {
  render(
    <div>
      <p>Introduction</p>
      <MessageFilter />
      <h2>Rows</h2>
      <Message
        id="message-a"
        level="thrown"
        parts={['MUI: No row with id #', 'id', ' found']}
        files={[['pkg', 'a.js', '/a']]}
      >
        <p>The row was removed.</p>
      </Message>
      <Message
        id="message-b"
        level="prop"
        parts={['**\n\nMUI: Bad prop\nMend it: ', 'prop', '']}
        files={[]}
        source="React"
      />
      <h2>Columns</h2>
      <p>About columns</p>
      <Message id="message-c" level="warning" parts={['The column has no width and the grid no size']} files={[]} />
    </div>,
  );
}

const shown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('h2, h3')]
    .filter((element) => element.closest('[hidden]') === null)
    // The link of a heading has no text but a space without a width.
    .map(({textContent}) => textContent?.replace('\u200b', '') ?? '');
const ALL = [
  'Rows',
  'MUI: No row with id #{id} found',
  'MUI: Bad prop',
  'Columns',
  'The column has no width and the grid no size',
];
const type = (value: string): void => {
  fireEvent.change(screen.getByRole('searchbox'), {target: {value}});
};

test('a message shows its first line with words as its heading, and all lines below if there are more', () => {
  show();
  expect(shown()).toEqual(ALL);
  const [a, b] = screen.getAllByRole('article');
  expect(a).toHaveAccessibleName(/^MUI: No row with id # ?\{id\} found$/);
  expect(a?.querySelector('pre')).toBeNull();
  expect(a).toHaveTextContent('Thrown error pkg/a.js');
  expect(b?.querySelector('pre')?.textContent).toBe('**\n\nMUI: Bad prop\nMend it: {prop}');
  expect(b).toHaveTextContent('Failed prop type React');
});

test.each([
  ['removed', ['Rows', 'MUI: No row with id #{id} found']],
  ['COLUMN width', ['Columns', 'The column has no width and the grid no size']],
  ['Error: MUI: No row with id #17 found', ['Rows', 'MUI: No row with id #{id} found']],
  [
    'Uncaught Error: MUI: No row with id #17 found    at useGridRows (http://localhost:3000/static/js/bundle.js:51234:15)',
    ['Rows', 'MUI: No row with id #{id} found'],
  ],
  ['nothing of this', []],
  ['  ', ALL],
])('the text %j leaves its messages, with their headings', (text, left) => {
  show();
  type(text);
  expect(shown()).toEqual(left);
  expect(screen.queryByText('About columns')?.hidden).toBe(left !== ALL);
  expect(screen.getByText('Introduction')).toBeVisible();
});

test('says how many are left, and that none is', () => {
  show();
  type('mui');
  expect(screen.getByRole('status')).toHaveTextContent('Messages: 2');
  type('xyz');
  expect(screen.getByRole('status')).toHaveTextContent('No message has these words.');
  fireEvent.keyDown(screen.getByRole('searchbox'), {key: 'Escape'});
  expect(shown()).toEqual(ALL);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the kind leaves its messages; a refused prop is an error of the console', () => {
  show();
  fireEvent.click(screen.getByLabelText('console.error'));
  expect(shown()).toEqual(['Rows', 'MUI: Bad prop']);
  type('column');
  expect(shown()).toEqual([]);
  fireEvent.click(screen.getByLabelText('All'));
  expect(shown()).toEqual(['Columns', 'The column has no width and the grid no size']);
});
