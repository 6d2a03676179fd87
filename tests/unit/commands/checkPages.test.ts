import {pageFileOf} from '../../../scripts/checkPages';

const FILES = ['docs/react-charts/pie/index.mdx', 'docs/react-charts/bars/index.mdx', 'docs/whats-new/index.mdx'];

test.each([
  'docs/react-charts/pie',
  'docs/react-charts/pie/',
  'docs/react-charts/pie/index.mdx',
  './docs/react-charts/pie',
  'react-charts/pie',
  'docs\\react-charts\\pie\\',
  '/x/react-charts/pie/',
])('"%s" is a page', (name) => {
  expect(pageFileOf(name, FILES)).toBe('docs/react-charts/pie/index.mdx');
});

test('another name is told with the page that may be meant', () => {
  expect(() => pageFileOf('docs/react-charts/pi', FILES)).toThrow(
    'There is no page "docs/react-charts/pi": docs/react-charts/pi/index.mdx does not exist. Did you mean "docs/react-charts/pie"?',
  );
  expect(() => pageFileOf('docs/react-charts', FILES)).toThrow(
    'There is no page "docs/react-charts": docs/react-charts/index.mdx does not exist.',
  );
});
