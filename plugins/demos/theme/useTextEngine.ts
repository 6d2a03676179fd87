import type {RunOptions} from '../client/editor/runText';
import type {DemoModule} from '../types';

/** Runs texts in the page with the engine of the live editor, which is fetched at the first use. */
export interface TextEngine {
  /** Runs a text; see `client/editor/runText.ts`. */
  readonly runText: (text: string, name: string, options: RunOptions) => Promise<DemoModule>;
  /** Fetches what checks the syntax of an expression: its message, or `undefined` for an expression that can be read. */
  readonly loadSyntaxCheck: () => Promise<(expression: string) => string | undefined>;
}

const ENGINE: TextEngine = {
  runText: async (...given) => (await import('../client/editor/runText')).runText(...given),
  loadSyntaxCheck: async () => {
    const {syntaxProblem} = await import('../client/editor/syntaxProblem');
    return syntaxProblem;
  },
};

export default function useTextEngine(): TextEngine {
  return ENGINE;
}
