/** A grid measures itself before it renders rows. In jsdom everything is 0 pixels large. */
export function giveGridsASize(width: number, height: number): void {
  class Measured {
    constructor(private readonly report: ResizeObserverCallback) {}
    observe(target: Element): void {
      const size = {contentRect: {width, height}, target};
      this.report([size as ResizeObserverEntry], this as unknown as ResizeObserver);
    }
    unobserve(): void {}
    disconnect(): void {}
  }
  window.ResizeObserver = Measured as unknown as typeof ResizeObserver;
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(width);
  }
  for (const name of ['clientHeight', 'offsetHeight'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(height);
  }
}

export function cellsOf(field: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[role=cell][data-field=${field}]`)];
}

/** The texts of a column's cells, from the top. Queries by role would take most of a test's time. */
export function textsOf(field: string): string[] {
  return cellsOf(field).map((cell) => cell.textContent ?? '');
}

/** The title of a column, which sorts if it is clicked. */
export function titleOf(field: string): Element {
  const title = document.querySelector(`[role=columnheader][data-field=${field}] .MuiDataGrid-columnHeaderTitle`);
  if (!title) {
    throw new Error(`There is no column ${field}`);
  }
  return title;
}
