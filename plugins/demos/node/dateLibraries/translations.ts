import {readFileSync} from 'node:fs';
import {Globby} from '@docusaurus/utils';
import {PluginError} from '../../../../src/node/errors';
import {formatTypeScript} from '../../../../src/node/javascript';
import {CompilerCache, ownTexts} from '../../../../src/node/packages/cache';
import {projectPath} from '../../../../src/node/project';
import {TRANSLATED_LIBRARIES, type TranslatedLibrary} from '../../../../src/site/dateLibraries';
import {dateChoiceOf} from './dateChoice';

/** A demo's file in each other date library, as a person would have written it. */
export type Translations = Readonly<Record<TranslatedLibrary, string>>;

export const TRANSLATIONS = new CompilerCache<string, Translations>({
  name: 'demos/dates',
  code: [
    'plugins/demos/node/dateLibraries',
    'plugins/demos/node/demoProblem.ts',
    'src/node/writerNotes.ts',
    'src/node/javascript.ts',
    'src/site/dateLibraries.ts',
    'src/site/fonts.ts',
  ],
  contentOf: ownTexts,
  isAnswer: (kept) =>
    TRANSLATED_LIBRARIES.every((library) => typeof (kept as Partial<Translations>)[library] === 'string'),
});

/** Translates demos and keeps the translations; throws for the first that has none. */
async function translate(files: readonly string[]): Promise<Translations[]> {
  // Loaded only now: the compiler is not needed if all translations are in the cache.
  const {translateFiles} = await import('./translateFile');
  const results = translateFiles(files);
  return Promise.all(
    results.map(async (result, index) => {
      if ('what' in result) {
        const {what, node} = result;
        const source = node?.getSourceFile();
        const line = source ? source.getLineAndCharacterOfPosition(node?.getStart() ?? 0).line + 1 : 1;
        throw new PluginError('demos', what, {file: projectPath(files[index] ?? ''), line});
      }
      const formatted = TRANSLATED_LIBRARIES.map(
        async (library) => [library, await formatTypeScript(result[library])] as const,
      );
      return Object.fromEntries(await Promise.all(formatted)) as Translations;
    }),
  );
}

/**
 * Translates all demos that are not translated yet, in one look by the compiler, and forgets the translations of others.
 *
 * @param demoFolders absolute paths of the folders with demos, one for each version
 * @throws PluginError for what cannot be translated, with file and line
 */
export async function translateDemosIn(demoFolders: readonly string[]): Promise<void> {
  const found = demoFolders.map((cwd) => Globby('**/[A-Z]*.tsx', {cwd, absolute: true}));
  const files = (await Promise.all(found)).flat();
  const dated = files.filter((file) => dateChoiceOf(readFileSync(file, 'utf8')) === 'follows');
  TRANSLATIONS.keepOnly(dated);
  await TRANSLATIONS.answers(dated, translate);
}

/**
 * A demo's file in the other date libraries.
 *
 * @param file absolute path of a demo, or of one of its variants, that follows the reader's choice
 * @throws PluginError for what cannot be translated, with file and line
 */
export async function translationsOf(file: string): Promise<Translations> {
  const [translations] = await TRANSLATIONS.answers([file], translate);
  return translations as Translations;
}
