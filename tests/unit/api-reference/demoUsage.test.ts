import {linkDemos} from '@site/plugins/api-reference/node/demoUsage';
import type {DemoOnPage} from '@site/src/node/demoUsage/requirements';
import {siteExtraction} from './siteExtraction';

jest.setTimeout(180_000);

function demo(file: string, name: string, page: string, component: string, props: string[]): DemoOnPage {
  const packageName = component === 'DataGrid' ? '@mui/x-data-grid' : '@mui/x-data-grid-pro';
  return {file, name, page, plan: 'community', components: [{name: component, packageName, props}]};
}

const DEMOS = [
  demo('docs/a/Wide.tsx', 'Wide', '/x/a', 'DataGrid', ['loading', 'rows']),
  demo('docs/a/Narrow.tsx', 'Narrow', '/x/a', 'DataGrid', ['rows']),
  demo('docs/b/Paid.tsx', 'Paid', '/x/b', 'DataGridPro', ['rows']),
];

test('a prop has the demos that set it, those first that set little else', async () => {
  const {components} = await siteExtraction();
  const linked = linkDemos(components, DEMOS);
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

test('a site without demos has none', async () => {
  const {components} = await siteExtraction();
  const demos = linkDemos(components, []).flatMap((api) => (api.kind === 'component' ? api.props : []));
  expect(demos.flatMap((prop) => prop.demos)).toEqual([]);
});
