import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import {format} from 'prettier/standalone';
import type {Options} from 'prettier';
import {transform} from 'sucrase';

/** The formatting that demos and fences share in both languages. */
const FORMAT = {
  parser: 'babel',
  plugins: [babel, estree],
  printWidth: 80,
  singleQuote: true,
  trailingComma: 'all',
} satisfies Options;

const cache = new Map<string, Promise<string>>();

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
 * The JavaScript a person would have written for the TypeScript: types gone, comments and blank lines kept. The source is expected to mark its type imports (`verbatimModuleSyntax`).
 *
 * @param typescript a whole module, TSX allowed
 * @throws what the parser says when the text is no TypeScript, with `(line:column)`
 */
export function toJavaScript(typescript: string): Promise<string> {
  const known = cache.get(typescript);
  if (known) {
    return known;
  }
  const made = makeJavaScript(typescript);
  cache.set(typescript, made);
  return made;
}

/**
 * TypeScript as the demos are formatted.
 *
 * @throws what the parser says when the text is no TypeScript
 */
export function formatTypeScript(code: string): Promise<string> {
  return format(code, {...FORMAT, parser: 'typescript', plugins: [typescript, estree]});
}
