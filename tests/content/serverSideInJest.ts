import {act, fireEvent, screen} from '@testing-library/react';

const WIDTH = 740;
const HEIGHT = 398;

/** jsdom has no layout and no time: the grid is told its size, and timers are those of the test. */
export function mockMeasures(): void {
  class Measured {
    constructor(private readonly report: ResizeObserverCallback) {}
    observe(target: Element): void {
      const size = {contentRect: {width: WIDTH, height: HEIGHT}, target};
      this.report([size as ResizeObserverEntry], this as unknown as ResizeObserver);
    }
    unobserve(): void {}
    disconnect(): void {}
  }

  beforeEach(() => {
    jest.useFakeTimers();
    window.ResizeObserver = Measured as unknown as typeof ResizeObserver;
    // License notices, and errors that a test expects.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const name of ['clientWidth', 'offsetWidth'] as const) {
      jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(WIDTH);
    }
    for (const name of ['clientHeight', 'offsetHeight'] as const) {
      jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(HEIGHT);
    }
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}

/** Lets time go by, and React render what came of it. */
export async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });
}

export function cellTexts(field: string): string[] {
  return [...document.querySelectorAll(`[role=cell][data-field=${field}]`)].map((cell) => cell.textContent ?? '');
}

/** A switch of the fake server. */
export function flip(label: string): void {
  fireEvent.click(screen.getByLabelText(label));
}

export async function scrollTo(top: number): Promise<void> {
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller')!;
  act(() => {
    scroller.scrollTop = top;
    fireEvent.scroll(scroller);
  });
  await pass(100);
}
