/** @jest-environment jsdom */
import type {ModuleExports, Require} from '../../../plugins/playground/client/modules';
import {testControls} from './controlChecks';
import './gridInJest';

/** Modules as the bundler gives them: a CommonJS module is its own default export. */
const required: Require = (specifier) => {
  const found = jest.requireActual<ModuleExports>(specifier);
  return found['__esModule'] ? found : {...found, default: found, __esModule: true};
};

beforeAll(() => {
  window.matchMedia = (media) =>
    ({
      media,
      matches: media === '(pointer: fine)',
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;
});

testControls(['DatePicker', 'DateRangePicker', 'TreeView'], required);
