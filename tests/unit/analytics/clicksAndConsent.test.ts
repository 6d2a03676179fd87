/** @jest-environment jsdom */
import {begin, closePage, openPage, route, setNavigator, settle, views} from './analyticsPage';

jest.mock(
  '@generated/analytics/default/settings.json',
  () => ({
    __esModule: true,
    default: {measurementId: 'G-ABC123', tagHost: 'https://tag.example', needsConsent: false},
  }),
  {virtual: true},
);

beforeEach(openPage);
afterEach(closePage);

describe('clicks', () => {
  function click(html: string): void {
    document.body.innerHTML = html;
    const clicked = document.querySelector<HTMLElement>('[data-click]');
    // jsdom follows no links.
    clicked?.addEventListener('click', (event) => event.preventDefault());
    clicked?.click();
  }

  const BUTTON = 'data-ga-event-category="demo" data-ga-event-action="expand" data-ga-event-label="BasicBars"';
  const EVENT = ['event', 'demo', {eventAction: 'expand', eventLabel: 'BasicBars'}];

  test.each([
    ['on the element', `<button data-click ${BUTTON}>a</button>`, [EVENT]],
    ['inside it', `<button ${BUTTON}><b><i data-click>a</i></b></button>`, [EVENT]],
    [
      'the nearest counts',
      `<div data-ga-event-category="outer"><button data-click ${BUTTON}>a</button></div>`,
      [EVENT],
    ],
    [
      'with a category alone',
      '<a data-click data-ga-event-category="link">a</a>',
      [['event', 'link', {eventAction: null, eventLabel: null}]],
    ],
    ['without a category', '<a data-click data-ga-event-action="expand">a</a>', []],
    ['with an empty one', '<a data-click data-ga-event-category="">a</a>', []],
    [
      'a link in a part of the page',
      '<nav class="navbar"><a href="/x/#a"><b data-click>a</b></a></nav>',
      [['event', 'header', {eventAction: 'click', eventLabel: '/x/#a'}]],
    ],
    [
      'a link that leads out of the site',
      '<footer><a data-click href="https://example.com/a">a</a></footer>',
      [['event', 'footer', {eventAction: 'click', eventLabel: 'https://example.com/a'}]],
    ],
    [
      'a button in the innermost part of the page',
      '<main><nav class="pagination-nav"><button data-click aria-label="Next"> n </button></nav></main>',
      [['event', 'pagination', {eventAction: 'click', eventLabel: 'Next'}]],
    ],
    ['a button of a demo', '<main><div data-demo-preview><button data-click>a</button></div></main>', []],
    ['what cannot be pressed', '<main><p data-click>a</p></main>', []],
  ])('%s', async (_name, html, expected) => {
    const {reported} = await begin();
    const before = reported.length;
    click(html);
    expect(reported.slice(before)).toEqual(expected);
  });

  test.each([
    ['a choice', `<select ${BUTTON}><option>a</option></select>`, 'select', 0, 1],
    ['a text', `<textarea ${BUTTON}></textarea>`, 'textarea', 0, 1],
    ['a slider', `<input type="range" ${BUTTON}>`, 'input', 0, 1],
    ['a switch, by its click', `<input type="checkbox" ${BUTTON}>`, 'input', 1, 0],
    ['a field without attributes', '<select><option>a</option></select>', 'select', 0, 0],
  ])('%s: what a click and a change send', async (_name, html, selector, byClick, byChange) => {
    const {reported} = await begin();
    document.body.innerHTML = html;
    const field = document.querySelector<HTMLElement>(selector)!;
    const before = reported.length;
    field.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    const clicked = reported.length - before;
    field.dispatchEvent(new Event('change', {bubbles: true}));
    expect([clicked, reported.length - before - clicked]).toEqual([byClick, byChange]);
  });

  test('a page that keeps the click to itself hides nothing', async () => {
    const {reported} = await begin();
    document.body.innerHTML = `<button data-click ${BUTTON}>a</button>`;
    document.body.firstElementChild?.addEventListener('click', (event) => event.stopPropagation());
    document.querySelector<HTMLElement>('[data-click]')?.click();
    expect(reported.at(-1)).toEqual(EVENT);
  });

  test.each([
    ['0.5', 0.49, 1],
    ['0.5', 0.5, 0],
    ['0', 0, 0],
    ['1', 0.999, 1],
    ['nonsense', 0.999, 1],
    ['', 0.999, 1],
  ])('a split of %j at %d sends %d', async (split, random, count) => {
    const {reported} = await begin();
    const before = reported.length;
    jest.spyOn(Math, 'random').mockReturnValue(random);
    click(`<button data-click data-ga-event-split="${split}" ${BUTTON}>a</button>`);
    expect(reported.slice(before)).toHaveLength(count);
  });

  test('code that was copied by the keyboard brings its own facts', async () => {
    const {reported} = await begin();
    const before = reported.length;
    for (const detail of [{category: 'demo', action: 'copy-keyboard', label: 'BasicBars'}, {action: 'copy-keyboard'}]) {
      document.body.dispatchEvent(new CustomEvent('code-copied', {bubbles: true, detail}));
    }
    expect(reported.slice(before)).toEqual([
      ['event', 'demo', {eventAction: 'copy-keyboard', eventLabel: 'BasicBars'}],
      ['event', 'code', {eventAction: 'copy-keyboard', eventLabel: null}],
    ]);
  });
});

describe('consent', () => {
  test.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('%s: nothing is sent, nothing is loaded', async (name, value) => {
    setNavigator(name, value);
    const {reported} = await begin();
    expect(reported).toEqual([]);
    expect(document.scripts).toHaveLength(0);
  });

  test.each([
    ['false', false],
    ['the promise of a no', Promise.resolve(false)],
    ['a function that says no', () => false],
    ['a function that throws', () => JSON.parse('{') as boolean],
    ['what is no answer', 'yes'],
  ])('%s is a no', async (_name, hook) => {
    window.docsAnalyticsConsent = hook;
    const {reported} = await begin();
    expect(reported).toEqual([]);
    expect(document.scripts).toHaveLength(0);
  });

  test('a yes that comes late brings the page that is open, once', async () => {
    let agree: (answer: boolean) => void = () => undefined;
    window.docsAnalyticsConsent = () =>
      new Promise<boolean>((resolve) => {
        agree = resolve;
      });
    const {module, reported} = await begin();
    history.replaceState(null, '', '/x/introduction/');
    module.onRouteDidUpdate(route('/x/introduction/', '/x/react-charts/bars/'));
    await settle();
    document.body.innerHTML = '<a data-ga-event-category="early">a</a>';
    (document.body.firstElementChild as HTMLElement).click();
    expect(reported).toEqual([]);
    agree(true);
    await settle();
    expect(reported.map(([, name]) => name)).toEqual([expect.any(Date), 'G-ABC123', 'user_properties', 'page_view']);
    expect(views(reported)[0]?.[2]).toMatchObject({page_location: 'http://localhost/x/introduction/'});
  });
});
