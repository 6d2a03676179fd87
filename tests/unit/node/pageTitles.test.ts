import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {parseFrontMatter} from '../../../src/node/pageTitles';

async function titleOf(file: string, text: string): Promise<unknown> {
  const {frontMatter} = await parseFrontMatter({
    filePath: path.resolve(file),
    fileContent: text,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return frontMatter['title'];
}

test.each([
  ['docs/react-data-grid/column-definition/index.mdx', 'Text', 'Column definition'],
  ['docs/react-charts/index.mdx', 'Text', 'Charts'],
  ['versioned_docs/version-5/react-charts/bars/index.mdx', '---\nproductId: x\n---\nText', 'Bars'],
  ['i18n/zh/docusaurus-plugin-content-docs/current/react-charts/pie/index.mdx', 'Text', 'Pie'],
  ['docs/react-charts/index.mdx', '---\ntitle: Own\n---\nText', 'Own'],
  ['docs/react-charts/index.mdx', '# Its heading\n\nText', undefined],
  ['docs/react-charts/index.mdx', 'Text\n\n```bash\n# install\n```', 'Charts'],
  ['src/pages/about.mdx', 'Text', undefined],
])('%s with %j is called %s', async (file, text, title) => {
  expect(await titleOf(file, text)).toBe(title);
});
