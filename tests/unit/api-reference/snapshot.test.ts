import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  snapshotUrls,
  snapshotApi,
  snapshotModule,
  snapshotTemplate,
  snapshotData,
} from '@site/plugins/api-reference/node/snapshot';
import {TEMPLATE_MARK} from '@site/plugins/api-reference/node/pageTemplate';

const DATA = {
  name: 'TreeItem',
  description: [
    {kind: 'link', href: '/x/react-tree-view/#nodes', content: ['/x/react-tree-view/']},
    {kind: 'code', text: '{"href":"/x/react-tree-view/"}'},
    {kind: 'link', href: 'https://react.dev/x/', content: []},
    {kind: 'link', href: '#tree-item-prop-label', content: []},
  ],
  theme: {href: null},
  data: '/x/api/tree-view/tree-item.json',
};

const MODULE = [
  "import publishedJson from '@site/src/ui/publishedJson';",
  'export default {',
  '  id: "0a1b2c3d",',
  '  loaded: __STATIC_CONTENT__ ? require("@generated/api-reference/data/x/api/tree-view/tree-item.json") : undefined,',
  '  loadTypes: publishedJson("/x/api/tree-view/types.json", "4e5f6a7b"),',
  '};',
  '',
].join('\n');

const SNAPSHOT_MODULE = [
  "import publishedJson from '@site/src/ui/publishedJson';",
  'export default {',
  '  id: "0a1b2c3d",',
  '  loaded: __STATIC_CONTENT__ ? require("@site/versioned_api/version-6/data/x/6/api/tree-view/tree-item.json") : undefined,',
  '  loadTypes: publishedJson("/x/6/api/tree-view/types.json", "4e5f6a7b"),',
  '};',
  '',
].join('\n');

const TEMPLATE = [
  TEMPLATE_MARK,
  'import apiPage from "@generated/api-reference/modules/tree-view/tree-item.js";',
  '<ApiIntro {...{"guides":[{"title":"Tree View","href":"/x/react-tree-view/"}],"data":"/x/api/tree-view/tree-item.json"}} />',
].join('\n\n');

const SNAPSHOT_TEMPLATE = [
  TEMPLATE_MARK,
  'import apiPage from "@site/versioned_api/version-6/modules/tree-view/tree-item.js";',
  '<ApiIntro {...{"guides":[{"title":"Tree View","href":"/x/6/react-tree-view/"}],"data":"/x/6/api/tree-view/tree-item.json"}} />',
].join('\n\n');

it('URLs of data lead into the version; texts and other URLs stay', () => {
  expect(JSON.parse(snapshotUrls(JSON.stringify(DATA), '6'))).toEqual({
    ...DATA,
    description: [{...DATA.description[0], href: '/x/6/react-tree-view/#nodes'}, ...DATA.description.slice(1)],
    data: '/x/6/api/tree-view/tree-item.json',
  });
});

it('a module gives the data of the version', () => {
  expect(snapshotModule(MODULE, '6')).toBe(SNAPSHOT_MODULE);
});

it('a page of the plugin shows the data of the version; one of a writer stays', () => {
  expect(snapshotTemplate(TEMPLATE, '6')).toBe(SNAPSHOT_TEMPLATE);
  const own = TEMPLATE.replace(TEMPLATE_MARK, '');
  expect(snapshotTemplate(own, '6')).toBe(own);
});

describe('in a project', () => {
  let site = '';
  const file = (name: string) => path.join(site, name);
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(file(name)), {recursive: true});
    writeFileSync(file(name), text);
  };
  const read = (name: string) => readFileSync(file(name), 'utf8');

  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'api-freeze-'));
  });
  afterEach(() => rmSync(site, {recursive: true}));

  it('everything is kept where the version looks for it', () => {
    write('.docusaurus/api-reference/data/x/api/tree-view/tree-item.json', JSON.stringify(DATA));
    write('.docusaurus/api-reference/modules/tree-view/tree-item.js', MODULE);
    const pages = ['versioned_docs/version-6', 'i18n/zh/docusaurus-plugin-content-docs/version-6'].map(
      (folder) => `${folder}/api/tree-view/tree-item/index.mdx`,
    );
    pages.forEach((page) => write(page, TEMPLATE));
    snapshotApi('6', {siteFolder: site, generatedFolder: file('.docusaurus')});
    expect(pages.map(read)).toEqual([SNAPSHOT_TEMPLATE, SNAPSHOT_TEMPLATE]);
    expect(read('versioned_api/version-6/modules/tree-view/tree-item.js')).toBe(SNAPSHOT_MODULE);
    expect(read('versioned_api/version-6/data/x/6/api/tree-view/tree-item.json')).toContain(
      '"/x/6/react-tree-view/#nodes"',
    );
    expect(existsSync(file('versioned_api/version-6/data/x/api'))).toBe(false);
    expect(snapshotData(['6'], site)).toEqual([file('versioned_api/version-6/data')]);
  });

  it('a version whose data was never kept is named, with what to do', () => {
    expect(() => snapshotData(['6'], site)).toThrow(
      '[api-reference] versions.json: the version "6" lacks its data: no versioned_api/version-6/data. Remove versioned_docs/version-6 and the version, then cut it with "npm run docusaurus docs:version 6".',
    );
  });
});
