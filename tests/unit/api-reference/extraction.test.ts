import ts from 'typescript';
import type {Extraction} from '@site/src/node/packages/api/extract';
import type {ApiProp, ComponentApi, RichText} from '@site/plugins/api-reference/types';
import {plainType} from './plainType';
import {siteExtraction} from './siteExtraction';

/** What the plugin reads from the real packages. That it is all there is compared with the compiler in compiler.test. */

const NAMES = ['TreeView', 'TreeItem'] as const;
let extraction: Extraction;

beforeAll(async () => {
  extraction = await siteExtraction();
}, 120_000);

function api(name: string): ComponentApi {
  const found = extraction.components.find((component) => component.name === name);
  if (!found) {
    throw new Error(`${name} was not extracted`);
  }
  return found;
}

function prop(component: string, name: string): ApiProp {
  const found = api(component).props.find((candidate) => candidate.name === name);
  if (!found) {
    throw new Error(`${component} has no prop ${name}`);
  }
  return found;
}

function plain(text: RichText): string {
  return JSON.stringify(text).replace(/"(?:kind|paragraph|content|text|code)"|[[\]{}:",]+/g, ' ');
}

describe.each(NAMES)('%s', (name) => {
  it('describes every prop', () => {
    expect(api(name).props.filter(({description}) => description.length === 0)).toEqual([]);
  });

  it('has every key of the classes interface, with the name that the package uses', () => {
    const file = `node_modules/@mui/x-tree-view/${name}/${name.charAt(0).toLowerCase()}${name.slice(1)}Classes.d.ts`;
    const source = ts.createSourceFile(file, ts.sys.readFile(file) ?? '', ts.ScriptTarget.ES2022, true);
    const declared = source.statements.find(ts.isInterfaceDeclaration)?.members.map((member) => member.name?.getText());
    expect(api(name).classes.map(({rule}) => rule)).toEqual(declared);
    expect(api(name).classes.every(({description}) => description.length > 0)).toBe(true);
  });

  it('knows its theme name and import paths', () => {
    expect(api(name).theme).toEqual({name: `Mui${name}`, hasDefaultProps: true, hasStyleOverrides: true});
    expect(api(name).importPaths).toEqual([`@mui/x-tree-view/${name}`, '@mui/x-tree-view']);
  });
});

describe('types', () => {
  it('replaces type parameters that only tell variants apart', () => {
    expect(plainType(prop('TreeView', 'multiSelect').type)).toBe('boolean');
    expect(plainType(prop('TreeView', 'selected').type)).toBe('string | string[] | null');
    expect(plainType(prop('TreeView', 'onNodeSelect').type)).toBe(
      '(event: React.SyntheticEvent, nodeIds: string | string[]) => void',
    );
  });

  it('drops the undefined of optional props and keeps null', () => {
    expect(plainType(prop('TreeItem', 'disabled').type)).toBe('boolean');
    expect(plainType(prop('TreeItem', 'onFocus').type)).toBe('null');
    expect(plainType(prop('TreeItem', 'sx').type)).toBe('SxProps<Theme>');
  });

  it('keeps type parameters that stand for what is the reader’s', () => {
    const [picker, grid, gridPro] = ['DatePicker', 'DataGrid', 'DataGridPro'].map(api);
    expect(plainType(picker?.props.find(({name}) => name === 'maxDate')?.type)).toBe('TDate');
    expect(picker?.importPaths).toEqual([
      '@mui/x-date-pickers/DatePicker',
      '@mui/x-date-pickers',
      '@mui/x-date-pickers-pro',
    ]);
    expect(plainType(grid?.props.find(({name}) => name === 'rows')?.type)).toBe('readonly R[]');
    // Pro exports a template of the community grid, which is not the same component.
    expect(grid?.importPaths).toEqual(['@mui/x-data-grid/DataGrid', '@mui/x-data-grid']);
    expect(gridPro?.packageName).toBe('@mui/x-data-grid-pro');
    expect(gridPro?.props.find(({name}) => name === 'treeData')?.plan).toBe('pro');
    expect(gridPro?.props.find(({name}) => name === 'rows')?.plan).toBeNull();
  });
});

test.each([
  ['GridToolbarQuickFilter', 'variant', "'standard'"],
  ['ChartsTooltip', 'trigger', "'axis'"],
  ['PieChart', 'leftAxis', 'null'],
  ['StaticDatePicker', 'yearsPerRow', "4 if displayStaticWrapperAs is 'desktop', 3 otherwise"],
  ['PieArcLabelPlot', 'arcLabelRadius', '(innerRadius + outerRadius) / 2'],
  ['DataGridPremium', 'getAggregationPosition', "(groupNode) => groupNode.depth === -1 ? 'footer' : 'inline'"],
])('the default of %s.%s is the one that the code sets, whatever its comment says', (component, name, value) => {
  expect(prop(component, name).defaultValue).toBe(value);
});

describe('signatures', () => {
  it('describes each parameter by name', () => {
    const signature = prop('TreeView', 'onNodeToggle').signature;
    expect(signature?.parameters.map(({name, type}) => [name, plainType(type)])).toEqual([
      ['event', 'React.SyntheticEvent'],
      ['nodeIds', 'string[]'],
    ]);
    expect(plain(signature?.parameters[1]?.description ?? [])).toContain('The ids of the expanded nodes.');
    expect(signature?.returns).toBeNull();
  });

  it('reports a described parameter that the type does not have', () => {
    const ofTreeView = extraction.notices.filter(({message}) => message.includes('/x-tree-view/'));
    expect(ofTreeView.map(({message}) => message)).toEqual([
      expect.stringMatching(
        /^\[api-reference\] node_modules\/@mui\/x-tree-view\/.*useTreeViewFocus\.types\.d\.ts:\d+: the comment of the prop "onNodeFocus" of TreeView describes a parameter "value"/,
      ),
    ]);
  });
});

describe('classes, ref and inheritance', () => {
  it('keeps the global names of states', () => {
    const states = api('TreeItem').classes.filter(({isState}) => isState);
    expect(states.map(({className}) => className)).toEqual([
      'Mui-expanded',
      'Mui-selected',
      'Mui-focused',
      'Mui-disabled',
    ]);
    expect(api('TreeItem').classes[0]).toMatchObject({rule: 'root', className: 'MuiTreeItem-root', isState: false});
  });

  it('documents the attributes of the native element as inheritance', () => {
    expect(api('TreeView')).toMatchObject({refType: 'HTMLUListElement', inheritance: {element: 'ul'}});
    expect(api('TreeItem')).toMatchObject({refType: 'HTMLLIElement', inheritance: {element: 'li'}});
    expect(api('TreeItem').inheritance?.propCount).toBeGreaterThan(200);
    expect(api('TreeView').props.map(({name}) => name)).not.toContain('onClick');
  });
});
