import {
  componentTemplate,
  indexTemplate,
  interfaceTemplate,
  type TemplateContext,
} from '@site/plugins/api-reference/node/pageTemplate';
import {groupTitle} from '@site/plugins/api-reference/node/pageTemplateTexts';
import type {ApiProp, ApiSelector, ComponentApi, InterfaceApi} from '@site/plugins/api-reference/types';
import {API_GROUPS} from '@site/src/site/apiGroups';

/** The text of pages, from their data. */

const FACTS = {
  productId: 'x-data-grid',
  packageName: '@mui/x-data-grid',
  packageVersion: '6.19.2',
  plan: 'community',
} as const;

const CONTEXT: TemplateContext = {
  summary: 'A grid.',
  guides: [],
  sourceModule: '@generated/api-reference/modules/data-grid/data-grid.js',
  data: '/x/api/data-grid/data-grid.json',
};

const COMPONENT: ComponentApi = {
  ...FACTS,
  kind: 'component',
  name: 'DataGrid',
  importPaths: ['@mui/x-data-grid/DataGrid', '@mui/x-data-grid'],
  refType: 'HTMLDivElement',
  inheritance: null,
  props: [],
  slots: [{name: 'cell', type: [], defaultComponent: null, deprecation: null, description: []}],
  classes: [{rule: 'selected', className: 'Mui-selected', isState: true, description: []}],
  theme: {name: 'MuiDataGrid', hasDefaultProps: true, hasStyleOverrides: true},
};

const METHOD: ApiProp = {
  name: 'getRow',
  type: [],
  required: true,
  defaultValue: null,
  deprecation: null,
  description: [],
  signature: {parameters: [], returns: null},
  plan: null,
  demos: [],
};

const INTERFACE: InterfaceApi = {
  ...FACTS,
  kind: 'interface',
  name: 'GridApi',
  importPaths: ['@mui/x-data-grid'],
  description: [{kind: 'paragraph', content: ['{process.exit()} <script>', '--- `']}],
  declaration: [],
  properties: [METHOD],
  features: [],
};

function headings(text: string): string[] {
  return text.match(/^##+ .*$/gm) ?? [];
}

function frontMatter(text: string): Record<string, unknown> {
  const [, lines = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
  return Object.fromEntries(
    lines.split('\n').map((line) => {
      const [, name = '', value = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
      return [name, JSON.parse(value)];
    }),
  );
}

describe('the page of a component', () => {
  it('says in a sentence what it is, or else what the page has of it', () => {
    expect(frontMatter(componentTemplate(COMPONENT, CONTEXT))).toEqual({
      title: 'DataGrid',
      description: 'A grid.',
      productId: 'x-data-grid',
      custom_edit_url: null,
    });
    const bare = componentTemplate({...COMPONENT, slots: [], classes: []}, {...CONTEXT, summary: ''});
    expect(frontMatter(bare)['description']).toBe('Props of DataGrid, from @mui/x-data-grid.');
    const whole = componentTemplate(COMPONENT, {...CONTEXT, summary: ''});
    expect(frontMatter(whole)['description']).toBe('Props, slots and CSS classes of DataGrid, from @mui/x-data-grid.');
    const chinese = componentTemplate(COMPONENT, {...CONTEXT, language: 'zh'});
    expect(frontMatter(chinese)['description']).toBe('@mui/x-data-grid 中 DataGrid 的属性、插槽和 CSS 类。');
  });

  it('has a section for what there is, and for nothing else', () => {
    expect(headings(componentTemplate(COMPONENT, CONTEXT))).toEqual([
      '## Import {/* #import */}',
      '## Props {/* #props */}',
      '### Inheritance {/* #inheritance */}',
      '## Slots {/* #slots */}',
      '## CSS classes {/* #classes */}',
      '### State classes {/* #state-classes */}',
      '## Theme {/* #theme-default-props */}',
      '## Playground {/* #playground */}',
    ]);
    const bare = {...COMPONENT, slots: [], classes: [], theme: null, refType: null};
    expect(headings(componentTemplate(bare, CONTEXT))).toEqual([
      '## Import {/* #import */}',
      '## Props {/* #props */}',
      '## Playground {/* #playground */}',
    ]);
  });

  it('imports every theme component that it uses, once', () => {
    const text = componentTemplate(COMPONENT, CONTEXT);
    const used = [...text.matchAll(/^<(Api\w+)/gm)].map(([, name]) => name);
    const imported = [...text.matchAll(/^import (Api\w+) from '@theme\/\1';$/gm)].map(([, name]) => name);
    expect(imported).toEqual([...new Set(used)]);
    // Both lines stand in one block.
    expect(text).toMatch(/```tsx\n(import \{ DataGrid \} from .*\n){2}```/);
  });
});

describe('the page of an interface', () => {
  it('lists its properties, or its methods by feature', () => {
    expect(headings(interfaceTemplate(INTERFACE, CONTEXT))).toEqual([
      '## Import {/* #import */}',
      '## Properties {/* #properties */}',
    ]);
    const features = [
      {title: 'Row selection', names: ['getRow']},
      {title: 'CSV export', names: []},
    ];
    const text = interfaceTemplate({...INTERFACE, features}, CONTEXT);
    expect(headings(text)).toEqual([
      '## Import {/* #import */}',
      '## Row selection {/* #row-selection */}',
      '## CSV export {/* #csv-export */}',
    ]);
    expect(text).toContain('<ApiProperties page={apiPage} feature="Row selection" />');
  });

  it('holds what the package says as data, so that nothing in it acts', () => {
    const text = interfaceTemplate(INTERFACE, CONTEXT);
    expect(text).toContain(`"text":${JSON.stringify(INTERFACE.description)}}} />`);
  });

  it('calls what it lists by its name', () => {
    const property = {...METHOD, signature: null};
    const description = (properties: ApiProp[]) =>
      frontMatter(interfaceTemplate({...INTERFACE, properties}, {...CONTEXT, summary: ''}))['description'];
    expect(description([METHOD])).toBe('Methods of GridApi, from @mui/x-data-grid.');
    expect(description([METHOD, property])).toBe('Properties of GridApi, from @mui/x-data-grid.');
  });
});

describe('an index', () => {
  const selector = (feature: string): ApiSelector => ({
    name: 'a',
    feature,
    description: [],
    deprecation: null,
    acceptsApiRef: true,
    state: [],
    result: [],
    plan: null,
  });
  const page = {
    name: 'DataGrid',
    kind: 'component',
    summary: 'A grid.',
    packageName: '@mui/x-data-grid',
    plan: 'community',
    href: '/x/api/data-grid/data-grid/',
    data: '/x/api/data-grid/data-grid.json',
  } as const;
  const packages = [{name: '@mui/x-data-grid', version: '6.19.2', plan: 'community'}] as const;
  const index = {
    productId: 'x-data-grid',
    packages: [...packages, ...packages],
    groups: [{title: 'Parts of a grid', pages: [page]}],
  } as const;

  it('groups pages by what they are for, then lists events and selectors', () => {
    const text = indexTemplate({
      index,
      hasEvents: true,
      selectors: [selector('Rows'), selector('Visible rows')],
      data: '',
    });
    expect(frontMatter(text)).toMatchObject({
      title: 'Data Grid API',
      description: 'Every component, event and selector of the Data Grid packages, and what each is for.',
    });
    expect(headings(text)).toEqual([
      '## Parts of a grid {/* #parts-of-a-grid */}',
      '## Events {/* #events */}',
      '## Selectors {/* #selectors */}',
      '### Rows {/* #selectors-rows */}',
      '### Visible rows {/* #selectors-visible-rows */}',
    ]);
  });

  it('of a product without events has none', () => {
    const text = indexTemplate({index: {...index, packages}, hasEvents: false, selectors: [], data: ''});
    expect(frontMatter(text)['description']).toBe('Every component of the Data Grid package, and what each is for.');
    expect(headings(text)).toEqual(['## Parts of a grid {/* #parts-of-a-grid */}']);
  });

  it('has Chinese titles under the published ids, and says that what the groups list is in English', () => {
    const text = indexTemplate({index, hasEvents: false, selectors: [], data: '', language: 'zh'});
    expect(headings(text)).toEqual(['## 表格的部件 {/* #parts-of-a-grid */}']);
    expect(text).toContain('\n\n以下各项的简介暂为英文。\n\n');
    expect(text).not.toContain('类型注释');
  });

  it('has a Chinese title for each group that there is', () => {
    const titles = Object.values(API_GROUPS).flatMap((groups) => groups.map(({title}) => title));
    expect(titles.length).toBeGreaterThan(15);
    expect([...titles, 'Others'].filter((title) => groupTitle('zh', title) === title)).toEqual([]);
  });
});
