import {translate} from '@docusaurus/Translate';
import styles from './somePages.module.css';

/** An entry of a table of contents whose heading has rows. */
export interface ContentsEntry {
  /** Id of the heading. */
  readonly heading: string;
  readonly item: HTMLElement;
  /** Lists the rows, or closes the list. */
  readonly toggle: HTMLButtonElement;
  /** What stands on the entry's line. */
  readonly line: HTMLElement;
  readonly rows: readonly HTMLElement[];
  /** The list of rows, while it is open. */
  list?: HTMLElement | undefined;
  /** The line of the row that is read. */
  marked?: Element | undefined;
}

/** An element of the page that this has made, which a copy of the table of contents may hold too. */
const MADE = 'data-api-contents-part';

/** How far above the end of its list the line of a row must be, in CSS pixels. */
const END_MARGIN = 40;

/** A class without the component's name, which all classes of a page begin with. */
function shortName({dataset}: HTMLElement): string {
  return (dataset['apiRow'] ?? '').replace(/^\.Mui\w+-/, '');
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className = ''): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  return element;
}

function makeToggle(count: number): HTMLButtonElement {
  const toggle = make('button', styles['toggle']);
  toggle.type = 'button';
  const label = translate(
    {
      id: 'apiReference.contents.rows',
      message: 'Entries: {count}',
      description: 'Button in the table of contents that lists the rows below a heading',
    },
    {count: String(count)},
  );
  toggle.setAttribute('aria-label', label);
  toggle.setAttribute('aria-expanded', 'false');
  const number = make('span');
  number.textContent = String(count);
  toggle.append(number);
  return toggle;
}

/** Puts the button that lists rows beside a link of a table of contents. */
export function addEntry(link: HTMLAnchorElement, heading: string, rows: readonly HTMLElement[]): ContentsEntry {
  const line = make('div', styles['line']);
  line.setAttribute(MADE, '');
  const toggle = makeToggle(rows.length);
  line.append(toggle);
  link.after(line);
  return {heading, item: link.parentElement ?? line, toggle, line, rows};
}

/** Removes what was added to tables of contents, and to copies of them. */
export function removeEntries(contents: Iterable<Element>): void {
  for (const list of contents) {
    list.querySelectorAll(`[${MADE}]`).forEach((part) => part.remove());
  }
}

/** Leaves out the rows that the filter hides. */
export function showFilteredRows({list, rows}: ContentsEntry): void {
  rows.forEach((row, index) => list?.children[index]?.toggleAttribute('hidden', row.hidden));
}

/** Leaves out an entry while the filter hides its section and all sections in it. */
export function showFilteredEntry({item}: ContentsEntry): void {
  const headings = [...item.querySelectorAll<HTMLAnchorElement>('a.table-of-contents__link')]
    .map(({hash}) => document.getElementById(decodeURIComponent(hash.slice(1))))
    .filter((target) => target?.matches('h2, h3'));
  item.hidden = headings.length > 0 && headings.every((target) => target?.hidden);
}

/** Scrolls a list so that one of its lines is in sight. */
function keepInSight(list: HTMLElement, line: HTMLElement): void {
  const isAbove = line.offsetTop < list.scrollTop;
  if (isAbove || line.offsetTop > list.scrollTop + list.clientHeight - END_MARGIN) {
    list.scrollTop = line.offsetTop - list.clientHeight / 2;
  }
}

/** Marks the row that is read, and keeps it in sight. */
export function markRow(entry: ContentsEntry, row: HTMLElement | undefined): void {
  const {list, rows} = entry;
  const line = list && row ? (list.children[rows.indexOf(row)] as HTMLElement | undefined) : undefined;
  if (line === entry.marked) {
    return;
  }
  entry.marked?.removeAttribute('data-active');
  entry.marked = line;
  if (list && line) {
    line.setAttribute('data-active', '');
    keepInSight(list, line);
  }
}

/** Lists the rows of an entry, or closes the list. */
export function setListed(entry: ContentsEntry, isListed: boolean): void {
  if (isListed === (entry.list !== undefined)) {
    return;
  }
  entry.toggle.setAttribute('aria-expanded', String(isListed));
  if (!isListed) {
    entry.list?.remove();
    entry.list = entry.marked = undefined;
    return;
  }
  const list = make('ul', styles['rows']);
  list.setAttribute(MADE, '');
  list.dataset['apiContents'] = '';
  list.append(
    ...entry.rows.map((row) => {
      const [line, link, name] = [make('li'), make('a'), make('bdi')];
      link.href = `#${row.id}`;
      name.dir = 'ltr';
      name.textContent = shortName(row);
      link.append(name);
      line.append(link);
      return line;
    }),
  );
  entry.line.after(list);
  entry.list = list;
  showFilteredRows(entry);
}
