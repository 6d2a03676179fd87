import {checkTranslations} from '../../../plugins/translations/node/checkTranslations';
import {PluginError} from '../../../src/node/errors';
import {TRANSLATED_PAGES} from '../../../src/site/languages';
import {PROJECT_ROOT} from '../projectFiles';

/** Whether a problem is one of a page's translation, in any language. */
function isOf(problem: string, file: string): boolean {
  return problem.includes(`/current/${file.replace(/^docs\//, '')}:`);
}

/**
 * The problems with the translations of pages for which no build begins, not even an English one.
 *
 * @param files the English pages; if it is left out, all, and folders of languages that there are not
 */
export function translatedProblems(files?: readonly string[], siteFolder = PROJECT_ROOT): string[] {
  try {
    checkTranslations({siteFolder, ...TRANSLATED_PAGES});
    return [];
  } catch (error) {
    if (!(error instanceof PluginError)) {
      throw error;
    }
    const problems = error.message.split('\n').map((message) => message.replace('[translations] ', ''));
    return files ? problems.filter((problem) => files.some((file) => isOf(problem, file))) : problems;
  }
}
