import packages from '@generated/demos/default/editorPackages';
import scope from '@theme/ReactLiveScope';
import type {DemoModule} from '../../types';
import {compileText} from './compile';
import {evaluateScript} from './evaluate';
import {FaultError} from './faults';
import {prepareModules} from './siteModules';

/**
 * Runs the text of a live fence, with the site's packages and the names of `@theme/ReactLiveScope`.
 *
 * @param name a name for the browser's stacks
 * @param onFault told what the component throws later, while it renders or in an effect; it shows nothing then
 * @throws an Error that says what is wrong with the text
 */
export async function runText(text: string, name: string, onFault?: (message: string) => void): Promise<DemoModule> {
  const require = await prepareModules(text, {own: {}, packages});
  let wrong: string | undefined;
  try {
    const compiled = compileText(text, {isSnippet: true});
    const component = evaluateScript({compiled, name, require, scope}, ({message}) => {
      wrong = message;
      onFault?.(message);
    });
    return {default: component, scope};
  } catch (thrown) {
    throw new Error(wrong ?? (thrown instanceof FaultError ? thrown.fault.message : String(thrown)));
  }
}
