import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  freezeAddresses,
  freezeApi,
  freezeModule,
  freezeStub,
  frozenData,
} from '@site/plugins/api-reference/node/freeze';
import {STUB_MARK} from '@site/plugins/api-reference/node/stub';

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
  '  loaded: __SERVER_BUNDLE__ ? require("@generated/api-reference/data/x/api/tree-view/tree-item.json") : undefined,',
  '  load: publishedJson("/x/api/tree-view/tree-item.json", "0a1b2c3d"),',
  '  loadTypes: publishedJson("/x/api/tree-view/types.json", "4e5f6a7b"),',
  '};',
  '',
].join('\n');

const FROZEN_MODULE = [
  "import publishedJson from '@site/src/ui/publishedJson';",
  'export default {',
  '  loaded: __SERVER_BUNDLE__ ? require("@site/versioned_api/version-6/data/x/6/api/tree-view/tree-item.json") : undefined,',
  '  load: publishedJson("/x/6/api/tree-view/tree-item.json", "0a1b2c3d"),',
  '  loadTypes: publishedJson("/x/6/api/tree-view/types.json", "4e5f6a7b"),',
  '};',
  '',
].join('\n');

const STUB = [
  STUB_MARK,
  'import apiPage from "@generated/api-reference/modules/tree-view/tree-item.js";',
  '<ApiIntro {...{"guides":[{"title":"Tree View","href":"/x/react-tree-view/"}],"data":"/x/api/tree-view/tree-item.json"}} />',
].join('\n\n');

const FROZEN_STUB = [
  STUB_MARK,
  'import apiPage from "@site/versioned_api/version-6/modules/tree-view/tree-item.js";',
  '<ApiIntro {...{"guides":[{"title":"Tree View","href":"/x/6/react-tree-view/"}],"data":"/x/6/api/tree-view/tree-item.json"}} />',
].join('\n\n');

it('addresses of data lead into the version; texts and other addresses stay', () => {
  expect(JSON.parse(freezeAddresses(JSON.stringify(DATA), '6'))).toEqual({
    ...DATA,
    description: [{...DATA.description[0], href: '/x/6/react-tree-view/#nodes'}, ...DATA.description.slice(1)],
    data: '/x/6/api/tree-view/tree-item.json',
  });
});

it('a module gives the data of the version', () => {
  expect(freezeModule(MODULE, '6')).toBe(FROZEN_MODULE);
});

it('a page of the room shows the data of the version; one of a writer stays', () => {
  expect(freezeStub(STUB, '6')).toBe(FROZEN_STUB);
  const own = STUB.replace(STUB_MARK, '');
  expect(freezeStub(own, '6')).toBe(own);
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
    pages.forEach((page) => write(page, STUB));
    freezeApi('6', {siteFolder: site, generatedFolder: file('.docusaurus')});
    expect(pages.map(read)).toEqual([FROZEN_STUB, FROZEN_STUB]);
    expect(read('versioned_api/version-6/modules/tree-view/tree-item.js')).toBe(FROZEN_MODULE);
    expect(read('versioned_api/version-6/data/x/6/api/tree-view/tree-item.json')).toContain(
      '"/x/6/react-tree-view/#nodes"',
    );
    expect(existsSync(file('versioned_api/version-6/data/x/api'))).toBe(false);
    expect(frozenData(['6'], site)).toEqual([file('versioned_api/version-6/data')]);
  });

  it('a version whose data was never kept is named, with what to do', () => {
    expect(() => frozenData(['6'], site)).toThrow(
      '[api-reference] versions.json: the version "6" lacks its data: no versioned_api/version-6/data. Remove versioned_docs/version-6 and the version, then cut it with "npm run docusaurus docs:version 6".',
    );
  });
});
