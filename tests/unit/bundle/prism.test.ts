/** @jest-environment jsdom */
import type * as Highlight from '../../../src/text/highlight';
import {PROJECT_FILES, readProjectFile} from '../../rules/projectFiles';

const DEMOS = PROJECT_FILES.filter((file) => /^docs\/.*\.(?:tsx|js)$/.test(file));

/** The function with the Prism of the browser's bundle. */
function highlightInBrowser(): typeof Highlight {
  let module: typeof Highlight | undefined;
  jest.isolateModules(() => {
    jest.doMock('prism-react-renderer', () => jest.requireActual<object>('../../../plugins/bundle/client/prism'));
    module = jest.requireActual<typeof Highlight>('../../../src/text/highlight');
  });
  return module!;
}

test('the browser colors nothing by itself', () => {
  const later = jest.spyOn(window, 'requestAnimationFrame');
  highlightInBrowser();
  expect(window).toHaveProperty('Prism.manual', true);
  expect(later).not.toHaveBeenCalled();
});

test('the browser colors code as the build does', () => {
  const build = jest.requireActual<typeof Highlight>('../../../src/text/highlight');
  const browser = highlightInBrowser();
  expect(DEMOS.length).toBeGreaterThan(300);
  const different = DEMOS.filter((file) => {
    const code = readProjectFile(file);
    return ['tsx', 'jsx'].some((language) => browser.highlight(code, language) !== build.highlight(code, language));
  });
  expect(different).toEqual([]);
});
