import path from 'node:path';
import ts from 'typescript';
import {dateChoiceOf} from '../../plugins/demos/node/dateLibraries/dateChoice';
import {translateFiles} from '../../plugins/demos/node/dateLibraries/translateFile';
import {typescriptProgram} from '../../src/node/packages/program';
import {PROJECT_FILES, PROJECT_ROOT, readProjectFile} from './projectFiles';

/** Demos and their variants that follow the reader's choice of a date library. */
const files = PROJECT_FILES.filter(
  (file) => /^docs\/.*\/[A-Z][\w.]*\.tsx$/.test(file) && dateChoiceOf(readProjectFile(file)) === 'follows',
);

/** The translations, each in a file beside its demo that exists in memory only. */
function translatedFiles(): Record<string, string> {
  const results = translateFiles(files.map((file) => path.join(PROJECT_ROOT, file)));
  return Object.fromEntries(
    results.flatMap((result, index) => {
      const file = path.join(PROJECT_ROOT, files[index] ?? '');
      return Object.entries(result).map(([library, code]) => [file.replace(/tsx$/, `${library}.tsx`), String(code)]);
    }),
  );
}

test('the demos of the pickers have the right types in every date library', () => {
  const virtualFiles = translatedFiles();
  const program = typescriptProgram({rootFiles: [], virtualFiles});
  const problems = Object.keys(virtualFiles).flatMap((file) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(
        ({messageText}) => `${path.relative(PROJECT_ROOT, file)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      ),
  );
  expect(Object.keys(virtualFiles).length).toBe(files.length * 3);
  expect(problems).toEqual([]);
}, 120_000);
