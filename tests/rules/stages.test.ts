import {EXPORTS, FUZZ, SMALL_SITE} from '../../scripts/stages';
import {ALWAYS_READ} from '../../scripts/testCache/stageCache';
import {withImports} from './imports';
import {PROJECT_FILES} from './projectFiles';

test.each([
  {stage: EXPORTS, folder: 'tests/exports'},
  {stage: FUZZ, folder: 'scripts/fuzz'},
  {stage: SMALL_SITE, folder: 'tests/versions'},
  {stage: SMALL_SITE, folder: 'tests/browser/smallSite'},
])('"$stage.name" runs again where a file has changed that $folder imports', ({stage, folder}) => {
  const code = PROJECT_FILES.filter((file) => file.startsWith(`${folder}/`) && /\.tsx?$/.test(file));
  const places = [...(stage.inputs ?? []), ...ALWAYS_READ];
  const isInput = (file: string): boolean => places.some((place) => `${file}/`.startsWith(`${place}/`));
  expect([...withImports(code)].filter((file) => !isInput(file))).toEqual([]);
});
