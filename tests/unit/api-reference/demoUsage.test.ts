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
  demo('docs/b/Paid.tsx', 'Paid', '/x/b', 'DataGridPro', ['rows', 'treeData']),
  demo('docs/c/Picker.tsx', 'Picker', '/x/c', 'DatePicker', ['value']),
  demo('docs/c/Desktop.tsx', 'Desktop', '/x/c', 'DesktopDatePicker', ['value']),
];

test('a prop has the demos that set it, those first that set little else', async () => {
  const {components} = await siteExtraction();
  const linked = linkDemos(components, DEMOS);
  const demosOf = (component: string, prop: string) => {
    const api = linked.find(({name}) => name === component);
    return api?.kind === 'component' ? api.props.find(({name}) => name === prop)?.demos : undefined;
  };
  const namesOf = (component: string, prop: string) => demosOf(component, prop)?.map(({name}) => name);
  expect(demosOf('DataGrid', 'rows')?.slice(0, 2)).toEqual([
    {name: 'Narrow', href: '/x/a/#Narrow'},
    {name: 'Wide', href: '/x/a/#Wide'},
  ]);
  // The grids share their props: a grid's own demos come first.
  expect(namesOf('DataGrid', 'rows')).toEqual(['Narrow', 'Wide', 'Paid']);
  expect(namesOf('DataGridPro', 'rows')).toEqual(['Paid', 'Narrow', 'Wide']);
  expect(namesOf('DataGridPremium', 'rows')).toEqual(['Narrow', 'Wide', 'Paid']);
  expect(namesOf('DataGridPremium', 'treeData')).toEqual(['Paid']);
  expect(demosOf('DataGrid', 'treeData')).toBeUndefined();
  expect(demosOf('DataGrid', 'loading')).toEqual([{name: 'Wide', href: '/x/a/#Wide'}]);
  expect(demosOf('DataGrid', 'columns')).toEqual([]);
  // A picker hands its props on to its forms, which do not hand them back.
  expect(namesOf('DatePicker', 'value')).toEqual(['Picker']);
  expect(namesOf('DesktopDatePicker', 'value')).toEqual(['Desktop', 'Picker']);
  expect(namesOf('StaticDatePicker', 'value')).toEqual(['Picker']);
});

test('a site without demos has none', async () => {
  const {components} = await siteExtraction();
  const demos = linkDemos(components, []).flatMap((api) => (api.kind === 'component' ? api.props : []));
  expect(demos.flatMap((prop) => prop.demos)).toEqual([]);
});

test('a prop that every demo sets lists no more than forty', async () => {
  const {components} = await siteExtraction();
  const many = Array.from({length: 60}, (_, index) =>
    demo(`docs/d/Many${index}.tsx`, `Many${index}`, '/x/d', 'DataGrid', ['rows']),
  );
  const grid = linkDemos(components, many).find(({name}) => name === 'DataGrid');
  const rows = grid?.kind === 'component' ? grid.props.find(({name}) => name === 'rows') : undefined;
  expect(rows?.demos).toHaveLength(40);
});
