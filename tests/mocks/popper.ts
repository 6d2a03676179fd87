/** Popper.js for Jest: jsdom has no layout to measure, and is slow to compute the styles that Popper.js asks for. */
const idle = {
  state: {},
  destroy(): void {},
  forceUpdate(): void {},
  update: (): Promise<object> => Promise.resolve({}),
  setOptions: (): Promise<object> => Promise.resolve({}),
};

export const createPopper = (): typeof idle => idle;
