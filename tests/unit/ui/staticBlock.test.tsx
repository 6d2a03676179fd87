/** @jest-environment jsdom */
import {useRef} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import StaticBlock from '@site/src/ui/StaticBlock';
import {contentElements, elementAfter, elementBefore} from '@site/src/ui/StaticBlock/contentElements';
import {fetchStaticBlocks, hasStaticBlocks, staticBlock} from '@site/src/ui/StaticBlock/staticBlocks';
import useTypedEarly from '@site/src/ui/useTypedEarly';

const constants = globalThis as unknown as {__STATIC_CONTENT__: boolean};

/** What the host answers, by path. */
const pages = new Map<string, string>();
const fetched: string[] = [];

beforeEach(() => {
  constants.__STATIC_CONTENT__ = false;
  pages.clear();
  fetched.length = 0;
  globalThis.fetch = jest.fn((url: string) => {
    fetched.push(url);
    const text = pages.get(url);
    return text === undefined
      ? Promise.reject(new Error('offline'))
      : Promise.resolve({ok: true, text: () => Promise.resolve(text)} as Response);
  }) as unknown as typeof fetch;
});

afterEach(() => {
  constants.__STATIC_CONTENT__ = true;
});

const at = (path: string, block: React.ReactNode) => <MemoryRouter initialEntries={[path]}>{block}</MemoryRouter>;

test('the server renders the content', () => {
  constants.__STATIC_CONTENT__ = true;
  render(at('/x/server/', <StaticBlock staticId="a">text</StaticBlock>));
  expect(screen.getByText('text').dataset['staticBlock']).toBe('a');
});

test('hydration leaves it as it is, and nothing is fetched', async () => {
  const place = document.createElement('div');
  place.innerHTML = '<div data-static-block="a"><p>from the server</p></div>';
  document.body.append(place);
  const paragraph = place.querySelector('p');
  let root: ReturnType<typeof hydrateRoot> | undefined;
  await act(async () => {
    root = hydrateRoot(place, at('/x/first/', <StaticBlock staticId="a" />));
    await Promise.resolve();
  });
  expect(place.querySelector('p')).toBe(paragraph);
  expect(fetched).toEqual([]);
  // A reader who comes back finds it as it was, whatever scripts did with it.
  paragraph?.setAttribute('hidden', '');
  act(() => root?.unmount());
  expect(staticBlock('/x/first/', 'a')).toBe('<p>from the server</p>');
  render(at('/x/first/', <StaticBlock staticId="a" />));
  expect(screen.getByText('from the server')).toBeVisible();
  expect(fetched).toEqual([]);
  place.remove();
});

test('what was typed into a filter before hydration is not taken for what the server rendered', async () => {
  const place = document.createElement('div');
  place.innerHTML = '<input value="a"/><div data-static-block="a"><p>entry</p></div>';
  document.body.append(place);
  function Filter(): React.ReactNode {
    const field = useRef<HTMLInputElement>(null);
    useTypedEarly(field, () => place.querySelector('p')?.setAttribute('hidden', ''));
    return <input ref={field} defaultValue="a" />;
  }
  await act(async () => {
    hydrateRoot(
      place,
      at(
        '/x/typed/',
        <>
          <Filter />
          <StaticBlock staticId="a" />
        </>,
      ),
    );
    await Promise.resolve();
  });
  expect(place.querySelector('p')).not.toBeVisible();
  expect(staticBlock('/x/typed/', 'a')).toBe('<p>entry</p>');
  place.remove();
});

test('after a navigation it comes from the HTML of the page, which is fetched once', async () => {
  pages.set('/x/next/', '<main><div data-static-block="a"><b>one</b></div><div data-static-block=b>two</div></main>');
  await Promise.all([fetchStaticBlocks('/x/next/'), fetchStaticBlocks('/x/next/')]);
  expect(hasStaticBlocks('/x/next/')).toBe(true);
  render(
    at(
      '/x/next/',
      <>
        <StaticBlock staticId="a" />
        <StaticBlock staticId="b" />
      </>,
    ),
  );
  expect(screen.getByText('one')).toBeVisible();
  expect(screen.getByText('two')).toBeVisible();
  expect(fetched).toEqual(['/x/next/']);
});

test('what was not fetched before is fetched when it is shown, and says when it is there', async () => {
  pages.set('/x/late/', '<div data-static-block="a">late</div>');
  const onArrival = jest.fn();
  render(at('/x/late/', <StaticBlock staticId="a" onArrival={onArrival} />));
  expect(onArrival).not.toHaveBeenCalled();
  expect(await screen.findByText('late')).toBeVisible();
  expect(onArrival).toHaveBeenCalledTimes(1);
});

test('what is there at once says nothing', async () => {
  pages.set('/x/early/', '<div data-static-block="a">early</div>');
  await fetchStaticBlocks('/x/early/');
  const onArrival = jest.fn();
  render(at('/x/early/', <StaticBlock staticId="a" onArrival={onArrival} />));
  expect(screen.getByText('early')).toBeVisible();
  expect(onArrival).not.toHaveBeenCalled();
});

test('a block that all pages share is taken from the page that is shown, as it is now', () => {
  const place = document.createElement('div');
  place.innerHTML = '<div data-static-block="shared">open</div>';
  document.body.append(place);
  document.documentElement.dataset['hasHydrated'] = 'true';
  render(
    at(
      '/',
      <>
        <StaticBlock staticId="shared" isShared />
        <StaticBlock staticId="missing" isShared />
      </>,
    ),
  );
  delete document.documentElement.dataset['hasHydrated'];
  expect(screen.getAllByText('open')).toHaveLength(2);
  // It is not what the page has: that is still to be fetched.
  expect(hasStaticBlocks('/')).toBe(false);
  place.remove();
});

test.each([true, false])('a block may be no box (__STATIC_CONTENT__: %s)', (isServer) => {
  constants.__STATIC_CONTENT__ = isServer;
  const {container} = render(at('/x/box/', <StaticBlock staticId="a" isBoxless />));
  expect(container.firstElementChild).toHaveStyle({display: 'contents'});
});

test('what cannot be fetched says so once for the page, and can be tried again', async () => {
  render(
    at(
      '/x/gone/',
      <>
        <StaticBlock staticId="sidebar" />
        <main>
          <StaticBlock staticId="a" />
          <StaticBlock staticId="b" />
        </main>
      </>,
    ),
  );
  await screen.findByRole('alert');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
  pages.set(
    '/x/gone/',
    '<div data-static-block="sidebar">list</div>' +
      '<div data-static-block="a">first</div><div data-static-block="b">second</div>',
  );
  const button = screen.getByRole('button', {name: 'Try again'});
  button.focus();
  fireEvent.click(button);
  expect(await screen.findByText('first')).toBeVisible();
  expect(screen.getByText('second')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  // The button is gone, and what came in its place has the focus.
  expect(document.activeElement).toBe(screen.getByText('first'));
});

test('the login page of a network is no page', async () => {
  pages.set('/x/login/', '<h1>Log in</h1>');
  await expect(fetchStaticBlocks('/x/login/')).rejects.toThrow('/x/login/: no page of this site');
  expect(hasStaticBlocks('/x/login/')).toBe(false);
});

test('neighbors are found into blocks and out of them', () => {
  document.body.innerHTML =
    '<main><div data-static-block="a"><h2>h</h2><p>p</p></div><section></section><div data-static-block="b"><p>q</p></div></main>';
  const find = (selector: string): Element => document.querySelector(selector)!;
  const [heading, first, list, last] = [find('h2'), find('h2 + p'), find('section'), find('[data-static-block=b] p')];
  expect(elementBefore(list)).toBe(first);
  expect(elementBefore(first)).toBe(heading);
  expect(elementBefore(heading)).toBeNull();
  expect(elementAfter(list)).toBe(last);
  expect(elementAfter(first)).toBe(list);
  expect(elementBefore(last)).toBe(list);
  expect(contentElements(find('main'))).toEqual([heading, first, list, last]);
});
