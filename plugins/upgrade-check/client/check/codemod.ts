import {withParser} from 'jscodeshift';
import transform from '@mui/x-codemod/v6.0.0/preset-safe';
import type {CodemodResult} from '../../types';

/** The parser that the tool takes unless it is told another one. */
const jscodeshift = withParser('tsx');

const API = {jscodeshift, j: jscodeshift, stats: () => undefined, report: () => undefined};

/**
 * What `npx @mui/x-codemod v6.0.0/preset-safe` makes of a file: the installed codemod is run on it.
 *
 * @param text the file's text
 */
export function runCodemod(text: string, path: string): CodemodResult {
  try {
    const code = transform({path, source: text}, API, {}) ?? text;
    return code === text ? {is: 'unchanged'} : {is: 'changed', code};
  } catch (error) {
    // The tool leaves such a file as it is, and lists it as an error.
    return {is: 'failed', message: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)};
  }
}
