import {format} from 'node:util';
import {cleanup, render, screen} from '@testing-library/react';
import type {ModuleExports} from '../../../plugins/playground/client/modules';
import {renderProgram} from '../../../plugins/playground/client/renderProgram';
import type {Values} from '../../../plugins/playground/client/values';
import {DATES, program} from './gridCases';

// Imported by tests that render grids and trees: what jsdom lacks for that, and a watch over what is printed.

function load(specifier: string): ModuleExports {
  return jest.requireActual<ModuleExports>(specifier);
}

let printed: string[] = [];

/** What the packages print where no license key is set, as here. */
const LICENSE_NOTICE = /^\*+\n\nMUI: Missing license key\.\n\n[^]*stop using the software immediately\.\n\n\*+$/;

/** What was printed, but for the notice of a license. */
export function complaints(): string[] {
  return printed.filter((text) => !LICENSE_NOTICE.test(text));
}

beforeAll(() => {
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  // What jsdom lacks is a layout: the grid renders the rows that it has room for.
  const sizes = {clientWidth: 480, clientHeight: 400, offsetWidth: 480, offsetHeight: 400};
  Object.entries(sizes).forEach(([name, size]) => {
    Object.defineProperty(HTMLElement.prototype, name, {configurable: true, get: () => size});
  });
});

beforeEach(() => {
  printed = [];
  const note = (...what: unknown[]) => void printed.push(format(...what));
  jest.spyOn(console, 'error').mockImplementation(note);
  jest.spyOn(console, 'warn').mockImplementation(note);
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** Renders the program of a component with props. */
export function draw(component: string, props: Values): HTMLElement {
  return render(<>{renderProgram(program(component, props), {require: load, dates: DATES})}</>).container;
}

/** The texts of all elements with a role. */
export function texts(role: string): string[] {
  return screen.queryAllByRole(role).map(({textContent}) => textContent ?? '');
}
