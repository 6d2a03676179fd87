import packages from '@generated/demos/default/editorPackages';
import scope from '@theme/ReactLiveScope';
import type {DemoModule} from '../../types';
import {compileText} from './compile';
import {evaluateScript} from './evaluate';
import {ProblemError} from './problems';
import {prepareModules} from './siteModules';

export interface RunOptions {
  /** Told what the component throws later, while it renders or in an effect; it shows nothing then. */
  readonly onProblem?: (message: string) => void;
  /** A demo whose modules the text shares. */
  readonly demo?: Pick<DemoModule, 'modules'>;
}

/**
 * Runs a text, such as that of a live fence, with the site's packages and the names of `@theme/ReactLiveScope`.
 *
 * @param name a name for the browser's stacks
 * @throws an Error that says what is wrong with the text
 */
export async function runText(text: string, name: string, {onProblem, demo}: RunOptions = {}): Promise<DemoModule> {
  const require = await prepareModules(text, {own: demo?.modules ?? {}, packages});
  let wrong: string | undefined;
  try {
    const compiled = compileText(text, {isSnippet: true});
    const component = evaluateScript({compiled, name, require, scope}, ({message}) => {
      wrong = message;
      onProblem?.(message);
    });
    return {default: component, scope};
  } catch (thrown) {
    throw new Error(wrong ?? (thrown instanceof ProblemError ? thrown.problem.message : String(thrown)));
  }
}
