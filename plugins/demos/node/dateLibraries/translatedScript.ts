import {transform} from 'sucrase';
import {TRANSLATED_SCRIPTS} from '../../client/dateLibraries/translatedUrl';

/**
 * A demo in another date library as a script that pages load when a reader has chosen that library: the site's policy lets
 * no page evaluate text. It leaves a function that runs the demo with the modules it is given.
 *
 * @param code the demo in TypeScript
 * @param url of the script, inside the site, by which the page finds the function
 */
export function translatedScript(code: string, url: string): string {
  const {code: script} = transform(code, {transforms: ['jsx', 'typescript', 'imports'], production: true});
  const functions = `(self.${TRANSLATED_SCRIPTS} = self.${TRANSLATED_SCRIPTS} || {})`;
  return `${functions}[${JSON.stringify(url)}] = function (require, exports, React) {\n${script}\n};\n`;
}
