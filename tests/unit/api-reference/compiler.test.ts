import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {PROP_EXCLUSIONS} from '@site/src/node/packages/api/exclusions';
import {UNDOCUMENTED_CLASSES} from '@site/tests/unit/api-reference/compilerSuites/undocumented';
import type {ApiProp, ComponentApi} from '@site/plugins/api-reference/types';
import {API_PAGES} from '@site/src/site/apiPages';
import {DOCUMENTED_PACKAGES} from '@site/src/site/packages';
import type {CompilerMember} from './compilerAnswers';
import {coverageTests} from './compilerSuites/coverage';
import {gridListsTests} from './compilerSuites/gridLists';
import {usedNamesTests} from './compilerSuites/usedNames';
import {siteAnswers} from './siteAnswers';

/** Every page against the compiler itself: one file, so that one process asks it, once. */

// Where no answers are kept, the compiler reads all packages, on whatever machine the tests run.
jest.setTimeout(240_000);

const COMPONENTS = API_PAGES.flatMap((group) => [...group.components]);
const INTERFACES = API_PAGES.flatMap((group) => [...group.interfaces]);
const MUI = `${process.cwd()}/node_modules/@mui/`;

const {extraction, answers} = siteAnswers;

function found<Api extends {readonly name: string}>(name: string, all: readonly Api[]): Api {
  const api = all.find((candidate) => candidate.name === name);
  if (!api) {
    throw new Error(`${name} was not extracted`);
  }
  return api;
}

const component = (name: string): ComponentApi => found(name, extraction().components);
const propsOf = (name: string): readonly ApiProp[] => component(name).props;
const propertiesOf = (name: string): readonly ApiProp[] => found(name, extraction().interfaces).properties;

/** What the compiler gives for a component or interface. */
function membersOf(name: string): readonly CompilerMember[] {
  return answers().members[name] ?? [];
}

/** What of it must be on the page. */
function expectedOf(name: string): readonly CompilerMember[] {
  const excluded = PROP_EXCLUSIONS.filter((entry) => entry.components === 'all' || entry.components.includes(name));
  const names = new Set(excluded.map(({prop}) => prop));
  return membersOf(name).filter((member) => member.isOwn && !member.isIgnored && !names.has(member.name));
}

const sorted = (names: Iterable<string>) => [...names].sort();

/** `DataGrid.rows: "no" on the page, "yes" by the compiler`, for every member of which the two say something else. */
function differences(
  names: readonly string[],
  onPage: (name: string) => ReadonlyMap<string, unknown>,
  byCompiler: (name: string) => ReadonlyMap<string, unknown>,
): string[] {
  return names.flatMap((name) => {
    const [page, compiler] = [onPage(name), byCompiler(name)];
    const members = sorted(new Set([...page.keys(), ...compiler.keys()]));
    const said = (facts: ReadonlyMap<string, unknown>, member: string) =>
      facts.has(member) ? JSON.stringify(facts.get(member)) : 'nothing';
    return members
      .filter((member) => said(page, member) !== said(compiler, member))
      .map(
        (member) => `${name}.${member}: ${said(page, member)} on the page, ${said(compiler, member)} by the compiler`,
      );
  });
}

const listed = (props: readonly ApiProp[]) =>
  new Map(props.map(({name}) => [name, props.filter((prop) => prop.name === name).length]));
const given = (name: string) => new Map(expectedOf(name).map((member) => [member.name, 1]));
const defaultsOf = (props: readonly ApiProp[]) => new Map(props.map((prop) => [prop.name, prop.defaultValue]));
const statedDefaults = (name: string) => new Map(expectedOf(name).map((member) => [member.name, member.defaultValue]));

test('a difference is told with both sides', () => {
  const page = new Map([['rows', true]]);
  expect(
    differences(
      ['DataGrid'],
      () => page,
      () =>
        new Map<string, boolean>([
          ['rows', false],
          ['columns', true],
        ]),
    ),
  ).toEqual([
    'DataGrid.columns: nothing on the page, true by the compiler',
    'DataGrid.rows: true on the page, false by the compiler',
  ]);
});

describe('components', () => {
  it('are all known to the compiler', () => {
    expect(COMPONENTS.length).toBeGreaterThan(60);
    expect(COMPONENTS.filter((name) => membersOf(name).length === 0)).toEqual([]);
  });

  it('list exactly the props that the compiler gives', () => {
    expect(differences(COMPONENTS, (name) => listed(propsOf(name)), given)).toEqual([]);
  });

  it('have the defaults that the packages state, and no others', () => {
    const found = differences(COMPONENTS, (name) => defaultsOf(propsOf(name)), statedDefaults);
    // The comments that the compiler reads are wrong about these (`OWN_DEFAULTS` in exclusions.ts).
    expect(found.map((difference) => difference.replace(/:.*$/s, '')).sort()).toEqual([
      'ChartsTooltip.trigger',
      'DataGridPremium.getAggregationPosition',
      'GridToolbarQuickFilter.variant',
      'PieArcLabelPlot.arcLabelMinAngle',
      'PieArcLabelPlot.arcLabelRadius',
      'PieArcPlot.arcLabelRadius',
      'PieChart.bottomAxis',
      'PieChart.leftAxis',
      'StaticDatePicker.yearsPerRow',
      'StaticDateTimePicker.yearsPerRow',
    ]);
  });

  it('require the props that the compiler requires', () => {
    const required = (name: string) => new Map(propsOf(name).map((prop) => [prop.name, prop.required]));
    const mustBe = (name: string) => new Map(expectedOf(name).map((member) => [member.name, member.isRequired]));
    expect(differences(COMPONENTS, required, mustBe)).toEqual([]);
  });

  it('mark what is deprecated', () => {
    const marked = (name: string) => new Map(propsOf(name).map((prop) => [prop.name, prop.deprecation !== null]));
    const stated = (name: string) => new Map(expectedOf(name).map((member) => [member.name, member.isDeprecated]));
    expect(differences(COMPONENTS, marked, stated)).toEqual([]);
  });

  it('count the attributes of their element', () => {
    const counted = (name: string) => new Map([['attributes', component(name).inheritance?.propCount ?? 0]]);
    const attributes = (name: string) =>
      membersOf(name).filter((member) => !member.isOwn && member.name !== 'ref' && member.name !== 'key');
    expect(differences(COMPONENTS, counted, (name) => new Map([['attributes', attributes(name).length]]))).toEqual([]);
  });

  it('print every type', () => {
    const unprinted = COMPONENTS.flatMap((name) =>
      [...component(name).props, ...component(name).slots]
        .filter(({type}) => type.length === 0 || /import\(|[\uE000-\uE002]/.test(JSON.stringify(type)))
        .map((prop) => `${name}.${prop.name}`),
    );
    expect(unprinted).toEqual([]);
  });
});

describe('interfaces', () => {
  it('have properties', () => {
    expect(INTERFACES.length).toBeGreaterThan(10);
    expect(INTERFACES.filter((name) => propertiesOf(name).length === 0)).toEqual([]);
  });

  it('list exactly the properties that the compiler gives', () => {
    expect(differences(INTERFACES, (name) => listed(propertiesOf(name)), given)).toEqual([]);
  });

  it('have the defaults that the packages state', () => {
    expect(differences(INTERFACES, (name) => defaultsOf(propertiesOf(name)), statedDefaults)).toEqual([]);
  });
});

describe('coverage', () => coverageTests());

describe('lists of the grid', () => gridListsTests());

describe('what the pages of the grid list', () => usedNamesTests());

/** The members of each interface of class names, read from the text of the packages' files. */
function classInterfaces(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const {name: packageName} of DOCUMENTED_PACKAGES) {
    const folder = path.join(MUI, packageName.slice(5));
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
    for (const file of files.filter((each) => /(?<!node_modules.*)\.d\.ts$/.test(each))) {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
      for (const statement of tree.statements.filter(ts.isInterfaceDeclaration)) {
        const keys = statement.members.map((member) => member.name?.getText().replace(/['"]/g, '') ?? '');
        const isClasses = /Classes$/.test(statement.name.text) && keys.length > 0;
        if (isClasses && !file.includes('themeAugmentation')) {
          found.set(statement.name.text, keys);
        }
      }
    }
  }
  return found;
}

describe('CSS classes', () => {
  /** Interfaces that are not called like the component that has the classes. */
  const HOLDERS: Readonly<Record<string, readonly string[]>> = {
    GridClasses: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    MultiInputRangeFieldClasses: [
      'MultiInputDateRangeField',
      'MultiInputDateTimeRangeField',
      'MultiInputTimeRangeField',
    ],
  };
  const interfaces = classInterfaces();
  const excluded = UNDOCUMENTED_CLASSES.flatMap((entry) => entry.interfaces);

  it('are found in the packages', () => {
    expect(interfaces.size).toBeGreaterThan(35);
  });

  it('are all on a page', () => {
    const documented = [...interfaces].filter(([name]) => !excluded.includes(name));
    const keysOf = new Map(
      documented.flatMap(([name, keys]) =>
        (HOLDERS[name] ?? [name.replace(/Classes$/, '')]).map((holder): [string, readonly string[]] => [holder, keys]),
      ),
    );
    const onPage = (name: string) => new Map([['classes', sorted(component(name).classes.map(({rule}) => rule))]]);
    const inPackage = (name: string) => new Map([['classes', sorted(keysOf.get(name) ?? [])]]);
    expect(differences([...keysOf.keys()], onPage, inPackage)).toEqual([]);
  });

  it('are left out only where an interface is still there', () => {
    expect(excluded.filter((name) => !interfaces.has(name))).toEqual([]);
  });

  it('have the name of their component in the page, or that of a state', () => {
    const wrong = extraction().components.flatMap(({name, classes}) =>
      classes
        .filter(({rule, className, isState}) =>
          isState
            ? className !== `Mui-${rule}`
            : !/^Mui[A-Z]\w*-\S+$/.test(className) || !className.endsWith(`-${rule}`),
        )
        .map(({className}) => `${name}: ${className}`),
    );
    expect(wrong).toEqual([]);
  });
});
