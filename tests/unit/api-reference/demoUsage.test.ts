import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {linkDemos, readDemoUsage} from '@site/plugins/api-reference/node/demoUsage';
import {siteExtraction} from './siteExtraction';

jest.setTimeout(180_000);

const generated = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-usage-'));
mkdirSync(path.join(generated, 'demos'));
const demo = (name: string, page: string) => ({name, page, plan: 'community'});
const usage = {
  demos: {
    'docs/a/Wide.tsx': demo('Wide', '/x/a'),
    'docs/a/Narrow.tsx': demo('Narrow', '/x/a'),
    'docs/b/Paid.tsx': demo('Paid', '/x/b'),
  },
  components: {
    '@mui/x-data-grid': {
      DataGrid: {
        demos: ['docs/a/Wide.tsx', 'docs/a/Narrow.tsx'],
        props: {rows: ['docs/a/Wide.tsx', 'docs/a/Narrow.tsx'], loading: ['docs/a/Wide.tsx']},
      },
    },
    '@mui/x-data-grid-pro': {DataGridPro: {demos: ['docs/b/Paid.tsx'], props: {rows: ['docs/b/Paid.tsx']}}},
  },
};
writeFileSync(path.join(generated, 'demos/usage.json'), JSON.stringify(usage));

test('a prop has the demos that set it, those first that set little else', async () => {
  const {components} = await siteExtraction();
  const linked = linkDemos(components, readDemoUsage(generated));
  const demosOf = (component: string, prop: string) => {
    const api = linked.find(({name}) => name === component);
    return api?.kind === 'component' ? api.props.find(({name}) => name === prop)?.demos : undefined;
  };
  expect(demosOf('DataGrid', 'rows')).toEqual([
    {name: 'Narrow', href: '/x/a/#Narrow'},
    {name: 'Wide', href: '/x/a/#Wide'},
  ]);
  expect(demosOf('DataGrid', 'loading')).toEqual([{name: 'Wide', href: '/x/a/#Wide'}]);
  expect(demosOf('DataGrid', 'columns')).toEqual([]);
  expect(demosOf('DataGridPro', 'rows')).toEqual([{name: 'Paid', href: '/x/b/#Paid'}]);
});

test('a site without demos has none', () => {
  expect(readDemoUsage(path.join(generated, 'none'))).toEqual({demos: {}, components: {}});
});
