/** @jest-environment jsdom */
import {
  begin,
  closePage,
  mediaListeners,
  openPage,
  page,
  PROPERTIES,
  route,
  settle,
  system,
  views,
  type Command,
} from './analyticsPage';

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

test('a first load tells of the reader and of the page, in that order, and of nothing else', async () => {
  const {reported} = await begin();
  expect(reported).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-ABC123', {send_page_view: false}],
    ['set', 'user_properties', PROPERTIES],
    [
      'event',
      'page_view',
      {
        page_title: 'First',
        page_location: 'http://localhost/x/react-charts/bars/?a=b',
        productId: 'x-charts',
        productCategoryId: 'x',
      },
    ],
  ]);
});

test('the tag script comes once the page is idle', async () => {
  await begin();
  expect([...document.scripts].map(({src, async}): unknown[] => [src, async])).toEqual([
    ['https://tag.example/gtag/js?id=G-ABC123', true],
  ]);
});

test('where the page has no tag function, one keeps the commands for the script', async () => {
  await import('../../../plugins/analytics/client/analytics');
  await settle();
  const commands = (page.dataLayer ?? []) as IArguments[];
  expect(commands.map((command): unknown[] => [Object.prototype.toString.call(command), command[0]])).toEqual([
    ['[object Arguments]', 'js'],
    ['[object Arguments]', 'config'],
    ['[object Arguments]', 'set'],
  ]);
});

test('a tag function that throws, or that somebody took away, is nothing to the page', async () => {
  page.gtag = () => {
    throw new Error('blocked');
  };
  const {onRouteDidUpdate} = await import('../../../plugins/analytics/client/analytics');
  await settle();
  delete page.gtag;
  expect(() => onRouteDidUpdate(route('/x/'))).not.toThrow();
  await settle();
});

describe('page views', () => {
  test('another page has the title that is set after it has rendered', async () => {
    const {module, reported} = await begin();
    history.replaceState(null, '', '/x/introduction/');
    module.onRouteDidUpdate(route('/x/introduction/', '/x/react-charts/bars/'));
    requestAnimationFrame(() => {
      document.title = 'Second';
    });
    await settle();
    expect(views(reported).slice(1)).toEqual([
      [
        'event',
        'page_view',
        {
          page_title: 'Second',
          page_location: 'http://localhost/x/introduction/',
          productId: 'x',
          productCategoryId: 'x',
        },
      ],
    ]);
  });

  test.each(['/x/react-charts/bars/', '/x/react-charts/bars'])('a change within %s is none', async (path) => {
    const {module, reported} = await begin();
    module.onRouteDidUpdate(route(path, '/x/react-charts/bars/', '#api'));
    await settle();
    expect(views(reported)).toHaveLength(1);
  });

  test('of pages that follow each other at once, the one that stays counts', async () => {
    const {module, reported} = await begin();
    history.replaceState(null, '', '/x/');
    module.onRouteDidUpdate(route('/x/introduction/', '/x/react-charts/bars/'));
    module.onRouteDidUpdate(route('/x/', '/x/introduction/'));
    await settle();
    expect(views(reported)).toHaveLength(2);
    expect(views(reported)[1]?.[2]).toMatchObject({page_location: 'http://localhost/x/'});
  });

  test('a page of no product says so', async () => {
    const {module, reported} = await begin();
    history.replaceState(null, '', '/');
    module.onRouteDidUpdate(route('/', '/x/react-charts/bars/'));
    await settle();
    expect(views(reported)[1]?.[2]).toMatchObject({productId: null, productCategoryId: null});
  });
});

describe('user properties', () => {
  function reported(commands: readonly Command[]): unknown[] {
    return commands.filter(([name]) => name === 'set').map(([, , properties]) => properties);
  }

  test('a choice on the page is told at once', async () => {
    const {reported: commands} = await begin();
    document.documentElement.setAttribute('data-code-variant', 'JS');
    await settle();
    document.documentElement.setAttribute('data-theme', 'dark');
    document.documentElement.setAttribute('data-code-styling', 'Tailwind');
    await settle();
    expect(reported(commands)).toEqual([
      PROPERTIES,
      {...PROPERTIES, codeVariant: 'JS'},
      {...PROPERTIES, codeVariant: 'JS', colorScheme: 'dark', codeStylingVariant: 'Tailwind'},
    ]);
  });

  test('what was set again to the same is not', async () => {
    const {reported: commands} = await begin();
    document.documentElement.setAttribute('data-code-variant', 'TS');
    await settle();
    expect(reported(commands)).toEqual([PROPERTIES]);
  });

  test('the system and the screen may change too, more than once', async () => {
    const {reported: commands} = await begin();
    system.isDark = true;
    mediaListeners.get('(prefers-color-scheme: dark)')?.();
    for (const ratio of [2, 1.25]) {
      const query = `(resolution: ${window.devicePixelRatio}dppx)`;
      Object.defineProperty(window, 'devicePixelRatio', {value: ratio, configurable: true});
      mediaListeners.get(query)?.();
    }
    Object.defineProperty(window, 'devicePixelRatio', {value: 1, configurable: true});
    expect(reported(commands).slice(1)).toEqual([
      {...PROPERTIES, colorSchemeOS: 'dark'},
      {...PROPERTIES, colorSchemeOS: 'dark', devicePixelRatio: 2},
      {...PROPERTIES, colorSchemeOS: 'dark', devicePixelRatio: 1.3},
    ]);
  });
});
