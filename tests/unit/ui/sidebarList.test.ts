/** @jest-environment jsdom */
import {markPage, toggleGroup} from '@site/src/ui/sidebarList';

const LIST = `
<ul class="menu__list">
  <li><a class="menu__link menu__link--active" aria-current="page" href="/x/first/"><span>First</span></a></li>
  <li class="theme-doc-sidebar-item-category menu__list-item--collapsed">
    <button class="menu__link menu__link--sublist" aria-expanded="false"><span>Group</span></button>
    <ul>
      <li><a class="menu__link" href="/x/second/">Second</a></li>
      <li class="theme-doc-sidebar-item-category menu__list-item--collapsed">
        <button class="menu__link menu__link--sublist" aria-expanded="false">Inner</button>
        <ul><li><a class="menu__link" href="/x/third/">Third</a></li></ul>
      </li>
    </ul>
  </li>
</ul>`;

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const closed = (): string[] =>
  all('.menu__list-item--collapsed').map((group) => group.querySelector('button')!.innerText);
const expanded = (): (string | null)[] => all('button').map((button) => button.getAttribute('aria-expanded'));
const current = (): (string | null)[] => all('[aria-current="page"]').map((link) => link.getAttribute('href'));

beforeEach(() => {
  document.body.innerHTML = LIST;
});

function press(target: Element): void {
  document.addEventListener('click', toggleGroup, {once: true});
  target.dispatchEvent(new MouseEvent('click', {bubbles: true}));
}

test('the button of a group opens it, closes it again, and says so; inner groups stay as they are', () => {
  press(all('button > span')[0]!);
  expect(expanded()).toEqual(['true', 'false']);
  expect(closed()).toHaveLength(1);
  press(all('button')[0]!);
  expect(expanded()).toEqual(['false', 'false']);
  expect(closed()).toHaveLength(2);
});

test('a press elsewhere changes nothing', () => {
  press(all('a')[0]!);
  press(document.body);
  expect(expanded()).toEqual(['false', 'false']);
});

test('the line of the page is marked, alone, and all groups around it open', () => {
  markPage(document.body, '/x/third/');
  expect(current()).toEqual(['/x/third/']);
  expect(all('a.menu__link--active').map(({textContent}) => textContent)).toEqual(['Third']);
  expect(expanded()).toEqual(['true', 'true']);
  expect(all('button.menu__link--active')).toHaveLength(2);
  markPage(document.body, '/x/SECOND');
  expect(current()).toEqual(['/x/second/']);
  expect(all('button.menu__link--active').map(({textContent}) => textContent)).toEqual(['Group']);
  // What the reader may have opened stays open.
  expect(expanded()).toEqual(['true', 'true']);
});

test('a page that is not in the list marks nothing', () => {
  markPage(document.body, '/x/elsewhere/');
  expect(current()).toEqual([]);
  expect(all('.menu__link--active')).toEqual([]);
});
