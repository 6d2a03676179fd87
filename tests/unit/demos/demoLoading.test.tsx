/** @jest-environment jsdom */
import {act, render} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import DemoPreview from '../../../plugins/demos/theme/DemoPreview';
import type {DemoStyling} from '../../../plugins/demos/types';

jest.mock(
  '@theme/ReaderTheme',
  () => ({__esModule: true, default: ({children}: {readonly children: unknown}) => children}),
  {virtual: true},
);
jest.mock('../../../plugins/demos/theme/DemoPreview/serverPreview', () => ({serverPreviewHtml: () => ''}));

/** Tells, as a browser does, whether an element that is so far below the window is near enough. */
function fakeObserver(distance: number): void {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(
        private readonly listener: (entries: readonly {readonly isIntersecting: boolean}[]) => void,
        private readonly options: {readonly rootMargin: string},
      ) {}

      observe(): void {
        this.listener([{isIntersecting: parseFloat(this.options.rootMargin) > distance}]);
      }

      disconnect(): void {
        // Nothing was kept.
      }
    },
  });
}

async function isFetched(distance: number): Promise<boolean> {
  fakeObserver(distance);
  const load = jest.fn(() => Promise.resolve({default: () => <p>live</p>}));
  const demo = {styling: 'MUI System', file: 'BasicBars', load} as unknown as DemoStyling;
  await act(async () => {
    render(
      <MemoryRouter>
        <DemoPreview demo={demo} attempt={0} height={undefined} bleed={false} />
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
  return load.mock.calls.length > 0;
}

// The distances are what a reader is promised, whatever the constant is: no wait while scrolling, no cost from far away.

test.each([0, 150, 300])(
  'a demo that is %i px below the window is fetched before the reader gets there',
  async (px) => {
    expect(await isFetched(px)).toBe(true);
  },
);

test.each([500, 2000])('a demo that is %i px below the window costs nothing yet', async (px) => {
  expect(await isFetched(px)).toBe(false);
});

test.each([{height: 300}, {bleed: true}, {ownTheme: true}, {frameTitle: 'Bars'}])(
  'the tag of its place, by which the build knows a kept drawing, tells of %j',
  (attributes) => {
    fakeObserver(2000);
    const tagWith = (props: object): Node | undefined => {
      const demo = {styling: 'MUI System', file: 'BasicBars'} as unknown as DemoStyling;
      const {container} = render(
        <MemoryRouter>
          <DemoPreview demo={demo} attempt={0} height={undefined} bleed={false} {...props} />
        </MemoryRouter>,
      );
      return container.querySelector('[data-demo-preview]')?.cloneNode();
    };
    expect(tagWith(attributes)).not.toEqual(tagWith({}));
  },
);
