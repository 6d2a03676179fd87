import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import {format} from 'prettier/standalone';
import type {Options} from 'prettier';
import {transform} from 'sucrase';
import {oncePerInput} from './oncePerProcess';

/** Prettier options for demos and fences, TypeScript and JavaScript. */
const FORMAT = {
  parser: 'babel',
  plugins: [babel, estree],
  printWidth: 80,
  singleQuote: true,
  trailingComma: 'all',
} satisfies Options;

async function makeJavaScript(typescript: string): Promise<string> {
  const {code} = transform(typescript, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    keepUnusedImports: true,
    disableESTransforms: true,
  });
  return format(code, FORMAT);
}

/**
 * Removes types from TypeScript and keeps comments and blank lines, as if the JavaScript were written by hand. Type imports
 * must be marked with `type` (`verbatimModuleSyntax`).
 *
 * @param typescript a whole module, TSX allowed
 * @throws a syntax error of the parser, with `(line:column)`
 */
export const toJavaScript = oncePerInput('JavaScript of TypeScript', makeJavaScript);

/**
 * Formats TypeScript like the demos.
 *
 * @throws a syntax error of the parser
 */
export function formatTypeScript(code: string): Promise<string> {
  return format(code, {...FORMAT, parser: 'typescript', plugins: [typescript, estree]});
}
