/** @jest-environment jsdom */
import type {ModuleExports} from '../../../plugins/playground/client/modules';
import {testControls} from './controlChecks';
import './gridInJest';

// What the grid prints at the levels that `logLevel` takes.
beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.spyOn(console, 'debug').mockImplementation(() => undefined);
});

testControls(['DataGrid'], (specifier) => jest.requireActual<ModuleExports>(specifier));
