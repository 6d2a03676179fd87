/** @jest-environment jsdom */
import {act, fireEvent, render, renderHook, screen, waitFor} from '@testing-library/react';
import type {ComponentType, ReactNode} from 'react';
import {useTheme} from '@mui/material/styles';
import {fenceModule} from './pageFence';
import {withDayjs} from './pickersRangesInJest';

const PAGE = 'introduction/dashboard-template';

function matchMedia(matches: (media: string) => boolean): void {
  window.matchMedia = (media: string) =>
    ({
      media,
      matches: matches(media),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;
}

afterEach(() => jest.restoreAllMocks());

describe('rows of a server', () => {
  const {useRows} = fenceModule<{
    useRows: (url: string) => {rows: readonly number[]; isLoading: boolean; hasFailed: boolean};
  }>(PAGE, 'use-your-own-data');

  /** Requests that have not been answered, by URL. */
  let waiting: Map<string, {answer: (rows: number[], ok?: boolean) => void; signal: AbortSignal}>;

  beforeEach(() => {
    waiting = new Map();
    window.fetch = ((url: string, {signal}: {signal: AbortSignal}) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        const answer = (rows: number[], ok = true): void =>
          resolve({ok, statusText: 'no', json: () => Promise.resolve(rows)} as Response);
        waiting.set(url, {answer, signal});
      })) as typeof fetch;
  });

  const answer = (url: string, rows: number[], ok?: boolean): Promise<void> =>
    act(async () => {
      await Promise.resolve(waiting.get(url)?.answer(rows, ok));
    });

  test('the last answer stays until the next one is there', async () => {
    const {result, rerender} = renderHook(({url}) => useRows(url), {initialProps: {url: '/a'}});
    expect(result.current).toEqual({rows: [], isLoading: true, hasFailed: false});
    await answer('/a', [1]);
    expect(result.current).toEqual({rows: [1], isLoading: false, hasFailed: false});
    rerender({url: '/b'});
    expect(result.current).toEqual({rows: [1], isLoading: true, hasFailed: false});
    await answer('/b', [2]);
    expect(result.current.rows).toEqual([2]);
  });

  test('a newer request aborts the older one', async () => {
    const {result, rerender} = renderHook(({url}) => useRows(url), {initialProps: {url: '/slow'}});
    rerender({url: '/fast'});
    expect(waiting.get('/slow')?.signal.aborted).toBe(true);
    await answer('/fast', [2]);
    await answer('/slow', [1]);
    expect(result.current).toEqual({rows: [2], isLoading: false, hasFailed: false});
  });

  test('after a failure the rows are those of the previous answer', async () => {
    const {result, rerender} = renderHook(({url}) => useRows(url), {initialProps: {url: '/a'}});
    await answer('/a', [1]);
    rerender({url: '/b'});
    await answer('/b', [], false);
    expect(result.current).toEqual({rows: [1], isLoading: false, hasFailed: true});
  });

  test('a failure is told, and a request that was aborted is none', async () => {
    const {result, unmount} = renderHook(() => useRows('/a'));
    await answer('/a', [], false);
    expect(result.current).toEqual({rows: [], isLoading: false, hasFailed: true});
    unmount();
  });
});

test('the theme around the dashboard follows the mode of the system', () => {
  const {default: SystemMode} = fenceModule<{default: ComponentType<{children: ReactNode}>}>(
    PAGE,
    'theme-mode-and-fonts',
  );
  const Mode = (): ReactNode => useTheme().palette.mode;
  for (const isDark of [false, true]) {
    matchMedia((media) => isDark && media.includes('dark'));
    const {container, unmount} = render(
      <SystemMode>
        <p>
          <Mode />
        </p>
      </SystemMode>,
    );
    expect(container.textContent).toBe(isDark ? 'dark' : 'light');
    unmount();
  }
});

describe('two date pickers', () => {
  function renderPickers(): jest.Mock {
    matchMedia((media) => media.includes('fine'));
    const {default: RangeField} = fenceModule<{
      default: ComponentType<{initialRange: object; onChange: (range: object) => void}>;
    }>(PAGE, 'plans');
    const onChange = jest.fn();
    render(withDayjs(<RangeField initialRange={{from: '2025-09-01', to: '2025-11-30'}} onChange={onChange} />));
    return onChange;
  }
  const typeInto = (label: string, value: string): void => {
    fireEvent.change(screen.getByLabelText(label), {target: {value}});
  };

  test('report a range as the range picker does', async () => {
    const onChange = renderPickers();
    typeInto('From', '10/01/2025');
    expect(onChange.mock.lastCall).toEqual([{from: '2025-10-01', to: '2025-11-30'}]);
    typeInto('To', '10/31/2025');
    expect(onChange.mock.lastCall).toEqual([{from: '2025-10-01', to: '2025-10-31'}]);
    typeInto('To', '09/30/2025');
    expect(onChange).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(screen.getByLabelText('To').getAttribute('aria-invalid')).toBe('true'));
  });

  test('report no range while a year is typed, whichever field is next', () => {
    const onChange = renderPickers();
    for (const year of ['0002', '0020', '0202']) {
      typeInto('From', `09/01/${year}`);
    }
    typeInto('To', '12/31/2025');
    typeInto('To', '12/31/9999');
    expect(onChange).not.toHaveBeenCalled();
    typeInto('To', '12/31/2025');
    typeInto('From', '09/01/2024');
    expect(onChange.mock.calls).toEqual([[{from: '2024-09-01', to: '2025-12-31'}]]);
  });
});
