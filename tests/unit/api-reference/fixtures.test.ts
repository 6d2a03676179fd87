import {extractApi} from '@site/src/node/packages/api/extract';
import type {ComponentApi} from '@site/plugins/api-reference/types';
import {plainType} from './plainType';
import {fixturePackage} from './fixturePackages';

/** Small packages with everything a type can hold, and everything that can be wrong with one. */

const basic = fixturePackage('basic');
const plus = fixturePackage('plus');

function extract(...components: string[]): readonly ComponentApi[] {
  return extractApi([basic, plus], [{productId: 'x-tree-view', components}]).components;
}

function problemOf(...components: string[]): string {
  try {
    extract(...components);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no problem';
}

describe('a component with everything', () => {
  const {components, notices} = extractApi([basic, plus], [{productId: 'x-tree-view', components: ['Widget']}]);
  const [widget] = components;
  const props = Object.fromEntries((widget?.props ?? []).map((prop) => [prop.name, prop]));

  it('lists required props first and leaves out what is marked @ignore', () => {
    expect(widget?.props.map(({name}) => name)).toEqual([
      'label',
      'classes',
      'multiple',
      'onChoose',
      'size',
      'slots',
      'undescribed',
      'value',
    ]);
  });

  it('prints unions of literals as they were written, and mixed type parameters', () => {
    expect(props.size).toMatchObject({type: ["'small' | 'medium' | number"], defaultValue: "'medium'"});
    expect(plainType(props.multiple?.type)).toBe('boolean');
  });

  it('describes parameters, marks the optional ones, and tells what is returned', () => {
    expect(props.onChoose?.signature).toEqual({
      parameters: [
        {
          name: 'date',
          type: ['TDate'],
          optional: false,
          description: [{kind: 'paragraph', content: ['The date that was chosen.']}],
        },
        {name: 'multiple', type: ['boolean | undefined'], optional: false, description: []},
        {
          name: 'reason',
          type: ["'click' | 'key'"],
          optional: true,
          description: [{kind: 'paragraph', content: ['Why.']}],
        },
      ],
      returns: {
        type: ['boolean'],
        description: [{kind: 'paragraph', content: [{kind: 'code', text: 'false'}, ' to refuse it.']}],
      },
    });
  });

  it('keeps the hint of a deprecation', () => {
    expect(props.value?.deprecation).toEqual([
      {
        kind: 'paragraph',
        content: [
          'Use ',
          {kind: 'code', text: 'chosen'},
          ', see ',
          {kind: 'link', href: 'https://mui.com/x/react-gone/', content: ['the guide']},
          '.',
        ],
      },
    ]);
  });

  it('has slots, classes, theme and imports', () => {
    expect(widget?.slots).toMatchObject([{name: 'opener', defaultComponent: 'IconButton'}]);
    expect(plainType(widget?.slots[0]?.type)).toContain('React.ElementType');
    expect(widget?.classes).toMatchObject([
      {rule: 'root', className: 'MuiWidget-root', isState: false},
      {rule: 'open', className: 'Mui-open', isState: true},
    ]);
    expect(widget?.theme).toEqual({name: 'MuiWidget', hasDefaultProps: true, hasStyleOverrides: false});
    expect(widget?.importPaths).toEqual(['@mui/x-basic/Widget', '@mui/x-basic', '@mui/x-plus']);
  });

  it('reports props without a description, and where they are', () => {
    expect(notices.map(({message}) => message)).toContainEqual(
      expect.stringMatching(
        /^\[api-reference\] tests\/fixtures\/api-reference\/packages\/basic\/Widget\/Widget\.d\.ts:\d+: the prop "undescribed" of Widget has no description\.$/,
      ),
    );
    expect(notices).toHaveLength(3);
  });

  it('marks the props that need a plan', () => {
    const [widgetPro] = extract('WidgetPro');
    expect(widgetPro).toMatchObject({plan: 'pro', refType: null, importPaths: ['@mui/x-plus']});
    expect(widgetPro?.props.find(({name}) => name === 'extra')?.plan).toBe('pro');
    expect(widgetPro?.props.find(({name}) => name === 'label')?.plan).toBeNull();
  });
});

describe('problems', () => {
  const wrong = 'tests/fixtures/api-reference/packages/basic/Faulty/index.d.ts';

  it('names a component that no package exports, and the likely one', () => {
    expect(problemOf('Wigdet')).toBe(
      '[api-reference] docusaurus.config.ts: no package of "x-tree-view" (@mui/x-basic, @mui/x-plus) exports "Wigdet". ' +
        'Fix the option "pages". Did you mean "Widget"?',
    );
  });

  it('names an export that is no component', () => {
    expect(problemOf('Stub')).toMatch(
      /Faulty\/index\.d\.ts:\d+: "Stub" of @mui\/x-basic is no component: it cannot be called with props\./,
    );
  });

  it('names a prop whose type cannot be printed', () => {
    expect(problemOf('Unprintable')).toBe(
      `[api-reference] ${wrong}:6: the type of the prop "lost" of Unprintable cannot be printed. Fix the package's types, ` +
        'or exclude the prop in src/node/packages/api/exclusions.ts with a reason.',
    );
  });

  it('names a function one of whose types cannot be printed', () => {
    expect(problemOf('UnprintableParameter')).toContain(
      `${wrong}:11: the type of the prop "onLose" of UnprintableParameter cannot be printed.`,
    );
  });

  it('names classes that no object of the package names', () => {
    expect(problemOf('Nameless')).toMatch(
      /Faulty\/index\.d\.ts:\d+: Nameless takes "classes", but no exported object gives their names in the page\./,
    );
  });

  it('names a class that the package has no name for', () => {
    const lacking = fixturePackage('lacking');
    expect(() => extractApi([lacking], [{productId: 'x-tree-view', components: ['Lacking']}])).toThrow(
      /lacking\/index\.d\.ts:6: "lackingClasses" of @mui\/x-lacking has no name for the class "label" of Lacking\./,
    );
  });

  it('names a package without types', () => {
    expect(() => extractApi([fixturePackage('gone')], [])).toThrow(
      /packages\/gone: the package "@mui\/x-gone" has no index\.d\.ts\. Run npm ci to reinstall it\./,
    );
  });

  it('names all wrong components at once', () => {
    expect(problemOf('Wigdet', 'Unprintable', 'Widget').split('\n')).toHaveLength(2);
  });
});
