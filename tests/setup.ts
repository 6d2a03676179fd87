import '@testing-library/jest-dom';
import {configure} from '@testing-library/dom';

/** How long a test may take, and how long it waits for what it expects, in milliseconds: a busy machine is no failure. */
const TEST_LIMIT = 30_000;
const WAITING_LIMIT = 10_000;

jest.setTimeout(TEST_LIMIT);
if (typeof document !== 'undefined') {
  configure({asyncUtilTimeout: WAITING_LIMIT});
}
