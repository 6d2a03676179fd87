import {PROJECT_FILES, readProjectFile} from '../projectFiles';
import {readPage, type Page} from './page';

/** Every page that a writer wrote. */
export function writtenPages(): Promise<Page[]> {
  const files = PROJECT_FILES.filter((file) => /^docs\/.*\.mdx?$/.test(file));
  return Promise.all(files.map((file) => readPage(file, readProjectFile(file))));
}
