import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readGuides, translateGuides} from '@site/plugins/api-reference/node/guides';

/** The written pages that API pages link to. */

const root = mkdtempSync(path.join(tmpdir(), 'guides-'));

afterAll(() => rmSync(root, {recursive: true}));

function write(file: string, frontMatter: string): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), `---\n${frontMatter}\n---\n`);
}

it('leaves front matter that cannot be parsed to the docs plugin, which names the file', async () => {
  write('docs/react-tree-view/start/index.mdx', 'title: Start');
  write('docs/react-tree-view/icons/index.mdx', 'title: Icons');
  write('docs/react-tree-view/broken/index.mdx', 'title: "Broken');
  write('zh/react-tree-view/start/index.mdx', 'title: "快速上手');
  write('zh/react-tree-view/icons/index.mdx', 'title: 图标');
  const guides = await readGuides(path.join(root, 'docs'), root);
  expect(guides.map(({title}) => title)).toEqual(['Icons', 'Start']);
  const translated = await translateGuides(guides, path.join(root, 'zh'), 'zh');
  expect(translated.map(({title}) => title)).toEqual(['图标', 'Start']);
});
