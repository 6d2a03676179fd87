/** @jest-environment jsdom */
import {showRowsInContents} from '@site/plugins/api-reference/client/contentsRows';
import {ROWS_ARRIVED, ROWS_FILTERED} from '@site/plugins/api-reference/client/rowActions';
import {announceContents} from '@site/src/ui/contents';

const row = (name: string): string => `<div id="grid-prop-${name}" data-api-row="${name}"></div>`;

const PAGE = `
<div data-contents="">
  <ul class="table-of-contents">
    <li><a class="table-of-contents__link" href="#props">Props</a></li>
    <li><a class="table-of-contents__link" href="#text">Text</a></li>
    <li>
      <a class="table-of-contents__link" href="#classes">Classes</a>
      <ul><li><a class="table-of-contents__link" href="#state-classes">State classes</a></li></ul>
    </li>
  </ul>
</div>
<main>
  <div data-static-block="a"><h2 id="props">Props</h2></div>
  <div data-wide=""><div data-api-section="props">${row('columns')}${row('rows')}</div></div>
  <div data-static-block="b"><h2 id="text">Text</h2><p>None.</p><h2 id="classes">Classes</h2></div>
  <div data-wide=""><div data-api-section="classes">${row('.MuiDataGrid-root')}</div></div>
</main>`;

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const listed = (): (string | null)[] => all('[data-api-contents] a').map(({textContent}) => textContent);
const toggles = (): string[] =>
  all('[data-contents] button').map(
    (one) => `${one.textContent} ${one.ariaExpanded ?? one.getAttribute('aria-expanded')}`,
  );

/** The next task of the browser. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

let stop: () => void;

beforeEach(async () => {
  Object.assign(document, {elementFromPoint: () => null});
  document.body.innerHTML = PAGE;
  stop = showRowsInContents();
  await nextTask();
});

afterEach(() => stop());

test('headings with rows can list them, and the first one does', () => {
  expect(toggles()).toEqual(['2 true', '1 false']);
  expect(all('[data-contents] button')[0]).toHaveAccessibleName('Entries: 2');
  expect(listed()).toEqual(['columns', 'rows']);
  expect(all('[data-api-contents] a').map((link) => link.getAttribute('href'))).toEqual([
    '#grid-prop-columns',
    '#grid-prop-rows',
  ]);
});

test('one list is open at a time, or none', () => {
  const [props, classes] = all('[data-contents] button');
  classes?.click();
  expect(toggles()).toEqual(['2 false', '1 true']);
  // Without the component's name, which all classes begin with.
  expect(listed()).toEqual(['root']);
  classes?.click();
  expect(listed()).toEqual([]);
  props?.querySelector('span')?.click();
  expect(listed()).toEqual(['columns', 'rows']);
});

test('what the filter hides is left out, and sections without rows too', async () => {
  all('#grid-prop-rows')[0]!.hidden = true;
  all('#classes')[0]!.hidden = true;
  document.dispatchEvent(new CustomEvent(ROWS_FILTERED));
  const entryOf = (id: string): HTMLElement | null | undefined => all(`a[href="#${id}"]`)[0]?.closest('li');
  expect(entryOf('classes')).not.toBeVisible();
  expect(entryOf('props')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(all('[data-api-contents] li').map(({hidden}) => hidden)).toEqual([false, true]);
});

test('a copy of the table of contents has its own lists, and no dead ones', async () => {
  const copy = all('[data-contents]')[0]!.cloneNode(true) as HTMLElement;
  document.body.prepend(copy);
  announceContents();
  await nextTask();
  expect(toggles()).toEqual(['2 true', '1 false', '2 true', '1 false']);
  copy.querySelectorAll('button')[1]!.click();
  expect(toggles()).toEqual(['2 false', '1 true', '2 false', '1 true']);
});

test('rows that come later are listed', () => {
  all('[data-api-section="props"]')[0]!.insertAdjacentHTML('beforeend', row('loading'));
  document.dispatchEvent(new CustomEvent(ROWS_ARRIVED));
  expect(listed()).toEqual(['columns', 'rows', 'loading']);
});

test('nothing stays behind once no list of rows is left', () => {
  const other = showRowsInContents();
  stop();
  expect(toggles()).toHaveLength(2);
  other();
  expect(all('[data-contents] button, [data-api-contents]')).toEqual([]);
  stop = showRowsInContents();
});
