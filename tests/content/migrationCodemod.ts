import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(path.join(process.cwd(), 'package.json'));

type Transform = (file: {source: string; path: string}, api: object, options: object) => string | null | undefined;

/**
 * What a transform of the installed codemods makes of a file.
 *
 * @param name `data-grid/preset-safe`
 * @param code the file's text
 * @param parser as in `--parser`; the tool takes `tsx` by default
 * @throws what the transform throws; the tool then leaves the file as it was
 */
export function renameIn(name: string, code: string, parser = 'tsx'): string {
  const {withParser} = require('jscodeshift') as {withParser: (parser: string) => object};
  const jscodeshift = withParser(parser);
  const {default: transform} = require(`@mui/x-codemod/v6.0.0/${name}`) as {default: Transform};
  return transform({source: code, path: 'File.tsx'}, {jscodeshift, j: jscodeshift, stats: () => {}}, {}) ?? code;
}
