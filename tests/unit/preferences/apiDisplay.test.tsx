/** @jest-environment jsdom */
import {BOT_ATTRIBUTE} from '../../../plugins/preferences/bots';
import {act, render, screen} from '@testing-library/react';
import {apiDisplayScript} from '../../../plugins/preferences/node/apiDisplayScript';
import useApiDisplay from '../../../plugins/preferences/theme/useApiDisplay';
import {API_DISPLAY_ATTRIBUTES, API_DISPLAY_KEYS, API_DISPLAYS, type ApiSection} from '../../../src/site/storage';

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const SCRIPT = apiDisplayScript();

function visitAs(userAgent: string): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

function shown(): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(API_DISPLAY_ATTRIBUTES).map(([section, name]) => [
      section,
      document.documentElement.getAttribute(name),
    ]),
  );
}

function run(): Record<string, string | null> {
  window.eval(SCRIPT);
  return shown();
}

function all(display: string): Record<string, string> {
  return {default: display, props: display, slots: display, classes: display, css: display};
}

beforeEach(() => {
  localStorage.clear();
  [BOT_ATTRIBUTE, ...Object.values(API_DISPLAY_ATTRIBUTES)].forEach((name) =>
    document.documentElement.removeAttribute(name),
  );
  visitAs(PERSON);
});

afterEach(() => jest.restoreAllMocks());

describe('before the first paint', () => {
  it.each([
    [0, 'collapsed'],
    [0.34, 'expanded'],
    [0.999, 'table'],
  ])('a first visit with the chance %d gets %s, and keeps it', (chance, display) => {
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    expect(run()).toEqual(all(display));
    expect({...localStorage}).toEqual({apiPage_default: display});
  });

  it.each(API_DISPLAYS)('a return visit gets the stored default %s', (display) => {
    jest.spyOn(Math, 'random').mockReturnValue(display === 'table' ? 0 : 0.99);
    localStorage.setItem('apiPage_default', display);
    expect(run()).toEqual(all(display));
  });

  it('a section has its own', () => {
    localStorage.setItem('apiPage_default', 'collapsed');
    localStorage.setItem('apiPage_slots', 'table');
    localStorage.setItem('apiPage_css', 'expanded');
    expect(run()).toEqual({...all('collapsed'), default: 'mixed', slots: 'table', css: 'expanded'});
  });

  it.each(['', 'null', 'TABLE', 'table ', '__proto__', 'length', '0', '<script>alert(1)</script>', '['])(
    '%j is no choice, for the page or a section',
    (value) => {
      jest.spyOn(Math, 'random').mockReturnValue(0);
      Object.values(API_DISPLAY_KEYS).forEach((key) => localStorage.setItem(key, value));
      expect(run()).toEqual(all('collapsed'));
      expect(localStorage.getItem('apiPage_default')).toBe('collapsed');
    },
  );

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'DuckDuckBot/1.1',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'ia_archiver crawler',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ChatGPT-User/1.0; +https://openai.com/bot',
    'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
    'WhatsApp/2.23.20.0 A',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/49.0.2623.75 Safari/537.36 Google Favicon',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36 (compatible; Google-Read-Aloud; +https://support.google.com/webmasters/answer/1061943)',
  ])('%s gets what the server rendered, and nothing is kept', (userAgent) => {
    visitAs(userAgent);
    jest.spyOn(Math, 'random').mockReturnValue(0);
    expect(run()).toEqual(all('expanded'));
    expect(localStorage).toHaveLength(0);
  });

  it.each([PERSON, 'Mozilla/5.0 (Linux; Android 13; CUBOT X50) AppleWebKit/537.36'])('%s is a person', (userAgent) => {
    visitAs(userAgent);
    jest.spyOn(Math, 'random').mockReturnValue(0);
    expect(run()).toEqual(all('collapsed'));
  });

  it.each(['getItem', 'setItem'] as const)('where %s is refused, the page is as the server rendered it', (method) => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    if (method === 'getItem') {
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    expect(run()).toEqual(all('expanded'));
  });
});

describe('useApiDisplay', () => {
  function Buttons({section}: {readonly section?: ApiSection}) {
    const {display, chooseApiDisplay} = useApiDisplay(section);
    return (
      <button
        type="button"
        onClick={() => chooseApiDisplay('table')}
      >{`${section ?? 'page'}: ${String(display)}`}</button>
    );
  }

  beforeEach(() => {
    localStorage.setItem('apiPage_default', 'collapsed');
    run();
  });

  it('a section is chosen and kept for itself', async () => {
    render(
      <>
        <Buttons />
        <Buttons section="slots" />
      </>,
    );
    expect(screen.getByText('page: collapsed')).toBeInTheDocument();
    act(() => screen.getByText('slots: collapsed').click());
    expect(await screen.findByText('slots: table')).toBeInTheDocument();
    expect(screen.getByText('page: undefined')).toBeInTheDocument();
    expect({...localStorage}).toEqual({apiPage_default: 'collapsed', apiPage_slots: 'table'});
    expect(shown()).toEqual({...all('collapsed'), default: 'mixed', slots: 'table'});
  });

  it('the page is chosen for all sections', async () => {
    localStorage.setItem('apiPage_props', 'expanded');
    render(<Buttons />);
    act(() => screen.getByRole('button').click());
    expect(await screen.findByText('page: table')).toBeInTheDocument();
    expect({...localStorage}).toEqual({apiPage_default: 'table'});
    expect(run()).toEqual(all('table'));
  });

  it.each([
    ['apiPage_default', 'table', all('table')],
    ['apiPage_props', 'expanded', {...all('collapsed'), default: 'mixed', props: 'expanded'}],
    ['apiPage_default', 'nonsense', all('collapsed')],
    ['mui-mode', 'dark', all('collapsed')],
  ])('another tab stores %s %s', (key, value, expected) => {
    localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', {key, newValue: value}));
    expect(shown()).toEqual(expected);
  });

  it.each([
    [PERSON, 'table'],
    ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'expanded'],
  ])('what another tab chose before this one listened shows when it does: %s', async (userAgent, display) => {
    visitAs(userAgent);
    run();
    localStorage.setItem('apiPage_default', 'table');
    await jest.isolateModulesAsync(async () => {
      await import('../../../plugins/preferences/client/apiDisplay');
    });
    expect(shown()).toEqual(all(display));
  });

  it('another tab clears everything: what is shown stays', () => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', {key: null}));
    expect(shown()).toEqual(all('collapsed'));
  });
});
