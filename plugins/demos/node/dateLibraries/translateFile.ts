import {TRANSLATED_LIBRARIES, type TranslatedLibrary} from '../../../../src/site/dateLibraries';
import {ownTexts} from '../../../../src/node/packages/cache';
import {currentProgram} from '../../../../src/node/packages/program';
import type {DemoProblem} from '../demoProblem';
import {withoutWriterNotes} from '../../../../src/node/writerNotes';
import {dateChoiceOf} from './dateChoice';
import {UntranslatableDate} from './dayjsImports';
import {translateDates} from './translateDates';

/** A file in each other library, not formatted. */
export type RawTranslations = Readonly<Record<TranslatedLibrary, string>>;

const WHAT_TO_DO =
  'Write it another way, or begin the demo with "// dayjs only: …" and the reason why it is about one library.';

/** Mentions of Day.js that remain in a translation: in a comment, in a label. */
const LEFT_OVER = /\bday\.?js\b/i;

function checkLeftOvers(file: string, code: string, library: TranslatedLibrary): DemoProblem | undefined {
  if (LEFT_OVER.test(withoutWriterNotes(code))) {
    return {what: `the text speaks of Day.js, which a reader of the ${library} code does not have. ${WHAT_TO_DO}`};
  }
  return ownTexts(file)
    .slice(1)
    .some((text) => dateChoiceOf(text) !== undefined)
    ? {what: `a file that it imports uses Day.js, and only the demo's own file is translated. ${WHAT_TO_DO}`}
    : undefined;
}

/**
 * Translates demos, in one look by the compiler.
 *
 * @param files absolute paths of files that follow the reader's choice of a library
 * @returns for each the translations, or the first thing that keeps it from being translated
 */
export function translateFiles(files: readonly string[]): (RawTranslations | DemoProblem)[] {
  const program = currentProgram(files);
  const checker = program.getTypeChecker();
  return files.map((file) => {
    const source = program.getSourceFile(file);
    if (!source) {
      return {what: 'the compiler does not know this file.'};
    }
    const translations: Partial<Record<TranslatedLibrary, string>> = {};
    for (const library of TRANSLATED_LIBRARIES) {
      try {
        const code = translateDates(source, checker, library);
        const problem = checkLeftOvers(file, code, library);
        if (problem) {
          return problem;
        }
        translations[library] = code;
      } catch (cause) {
        if (!(cause instanceof UntranslatableDate)) {
          throw cause;
        }
        return {what: `${cause.message} cannot be translated to ${library}. ${WHAT_TO_DO}`, node: cause.node};
      }
    }
    return translations as RawTranslations;
  });
}
