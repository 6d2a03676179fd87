import {PROJECT_FILES, readProjectFile} from './projectFiles';
import {lintSiteTexts} from './prose/siteTexts';

/** Code with texts for readers, without texts for writers and for the console. */
const SITE_CODE = /^(?:src\/(?:site|pages|theme|ui)|plugins\/[^/]+\/(?:client|theme))\/.*\.tsx?$/;

test('what the site itself says keeps to the rules for texts', () => {
  const files = PROJECT_FILES.filter((file) => SITE_CODE.test(file));
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap((file) => lintSiteTexts(file, readProjectFile(file)))).toEqual([]);
});
