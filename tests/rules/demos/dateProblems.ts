import {readFileSync} from 'node:fs';
import path from 'node:path';
import {dateChoiceOf} from '../../../plugins/demos/node/dateLibraries/dateChoice';
import {translateFiles} from '../../../plugins/demos/node/dateLibraries/translateFile';
import type {DemoProblem} from '../../../plugins/demos/node/demoProblem';
import {oneLibraryOf} from '../../../src/node/writerNotes';

/** The problems that keep demos from following the reader's choice of a date library, by file. */
export function dateProblems(files: readonly string[]): Map<string, DemoProblem> {
  const codes = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
  const withoutReason = codes.filter(([, code]) => oneLibraryOf(code)?.reason === '');
  const dated = codes.filter(([, code]) => dateChoiceOf(code) === 'follows').map(([file]) => path.resolve(file));
  const results = dated.length === 0 ? [] : translateFiles(dated);
  return new Map([
    ...withoutReason.map(([file]): [string, DemoProblem] => [
      file,
      {what: '"only:" gives no reason. Say why the demo is about one date library.'},
    ]),
    ...results.flatMap((result, index): [string, DemoProblem][] =>
      'what' in result ? [[dated[index] ?? '', result]] : [],
    ),
  ]);
}
