import {lazy, type ComponentType} from 'react';
import type {FramedTextProps} from '../client/codeFrame/framedText';
import {editKey, keptEdit} from '../client/editor/keptEdits';

/** A text of a demo: the demo, its styling and the language. */
type DemoText = Parameters<typeof editKey>;

/** Runs texts that readers typed or sent, with what the live editor runs them with. It is fetched at the first use. */
export interface TextEngine {
  /** Shows what a text does, in a sandboxed frame. Suspends until its code is there. */
  readonly FramedText: ComponentType<FramedTextProps>;
  /** Fetches what checks the syntax of an expression: its message, or `undefined` for an expression that can be read. */
  readonly loadSyntaxCheck: () => Promise<(expression: string) => string | undefined>;
  /** What the reader made of a text in the live editor; `undefined` for one that is as it was written. */
  readonly keptEdit: (...text: DemoText) => string | undefined;
}

const ENGINE: TextEngine = {
  FramedText: lazy(async () => {
    const {FramedText} = await import('../client/codeFrame/framedText');
    return {default: FramedText};
  }),
  loadSyntaxCheck: async () => {
    const {syntaxProblem} = await import('../client/editor/syntaxProblem');
    return syntaxProblem;
  },
  keptEdit: (...text) => keptEdit(editKey(...text)),
};

export default function useTextEngine(): TextEngine {
  return ENGINE;
}
