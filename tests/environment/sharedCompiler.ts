import {TestEnvironment} from 'jest-environment-node';
import type typescript from 'typescript';
import {KEPT} from '../../src/node/oncePerProcess';

/** What the compiler has parsed of the packages: see src/node/packages/program.ts. */
const packageFiles = new Map();

/** What the test files of one process have in common. */
export interface SharedCompiler {
  /** Loaded when the first file asks for it: most need no compiler. */
  typescript(): typeof typescript;
}

/**
 * Node, with one compiler and one reading of the packages for all test files of a process. Jest gives each file modules of
 * its own, and loading the compiler and parsing the packages' types again was most of the time of the unit tests.
 */
export default class SharedCompilerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const shared: SharedCompiler = {
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would load it for every file
      typescript: () => require('typescript') as typeof typescript,
    };
    Object.assign(this.global, {sharedCompiler: shared, [KEPT]: new Map([['package files', packageFiles]])});
  }
}
