import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {PROP_EXCLUSIONS} from '@site/plugins/api-reference/node/extraction/exclusions';
import type {Extraction} from '@site/plugins/api-reference/node/extraction/extract';
import {UNDOCUMENTED_CLASSES} from '@site/plugins/api-reference/node/extraction/undocumented';
import type {ApiProp, ComponentApi, InterfaceApi} from '@site/plugins/api-reference/types';
import {typescriptProgram} from '@site/plugins/kit/typescriptProgram';
import {API_PAGES} from '@site/src/site/apiPages';
import {DOCUMENTED_PACKAGES} from '@site/src/site/packages';
import {siteExtraction} from './siteExtraction';

/**
 * Every page against the compiler itself, which is asked in another way than the room asks: through the types that
 * React and the language offer to applications, for what an application imports.
 */

jest.setTimeout(180_000);

let extraction: Extraction;
let oracle: ReadonlyMap<string, ts.Type>;
let checker: ts.TypeChecker;

const COMPONENTS = API_PAGES.flatMap((group) => [...group.components]);
const INTERFACES = API_PAGES.flatMap((group) => [...group.interfaces]);
const MUI = `${process.cwd()}/node_modules/@mui/`;

function component(name: string): ComponentApi {
  const found = extraction.components.find((api) => api.name === name);
  if (!found) {
    throw new Error(`${name} was not extracted`);
  }
  return found;
}

function propertiesOf(name: string): InterfaceApi {
  const found = extraction.interfaces.find((api) => api.name === name);
  if (!found) {
    throw new Error(`${name} was not extracted`);
  }
  return found;
}

/** Where an application gets a component or interface from; the highest plan has every property of an interface. */
function moduleOf(name: string): string {
  const {kind, importPaths, packageName} = [...extraction.components, ...extraction.interfaces].find(
    (api) => api.name === name,
  ) ?? {kind: 'component', importPaths: [], packageName: ''};
  return (kind === 'interface' ? importPaths.at(-1) : importPaths[0]) ?? `${MUI}${packageName.slice(5)}/${name}`;
}

beforeAll(async () => {
  extraction = await siteExtraction();
  const file = `${process.cwd()}/oracle.ts`;
  const text = [
    `import type {ComponentProps} from 'react';`,
    ...COMPONENTS.map((name) => `export type ${name} = ComponentProps<typeof import('${moduleOf(name)}').${name}>;`),
    // Type parameters are of no matter to names and comments; each has a default or none at all.
    ...INTERFACES.map((name) => `export type ${name} = import('${moduleOf(name)}').${name};`),
  ].join('\n');
  const program = typescriptProgram({rootFiles: [], virtualFiles: {[file]: text}});
  checker = program.getTypeChecker();
  const aliases = program.getSourceFile(file)?.statements.filter(ts.isTypeAliasDeclaration) ?? [];
  oracle = new Map(aliases.map((alias) => [alias.name.text, checker.getTypeAtLocation(alias.name)]));
});

/** The props that the compiler gives, of every form that they may take, by name. */
function compilerProps(name: string): Map<string, ts.Symbol> {
  const type = oracle.get(name);
  const forms = type?.isUnion() ? type.types : type ? [type] : [];
  const symbols = forms.flatMap((form) => form.getProperties());
  const byName = new Map<string, ts.Symbol>();
  for (const symbol of symbols) {
    // A form that forbids a prop has it too, as "never" and declared nowhere. Of several, the first form speaks for all.
    const known = byName.get(symbol.name);
    if (!known || (!known.declarations && symbol.declarations)) {
      byName.set(symbol.name, symbol);
    }
  }
  return byName;
}

/** Attributes of native elements are inheritance: they are declared in no file of the packages. */
function isOwn(symbol: ts.Symbol): boolean {
  const files = (symbol.declarations ?? []).map((declaration) => declaration.getSourceFile().fileName);
  return files.some((file) => file.startsWith(MUI));
}

function isIgnored(symbol: ts.Symbol): boolean {
  return symbol.getJsDocTags(checker).some(({name}) => name === 'ignore');
}

function expectedProps(name: string): Map<string, ts.Symbol> {
  const excluded = PROP_EXCLUSIONS.filter((entry) => entry.components === 'all' || entry.components.includes(name));
  const names = new Set(excluded.map(({prop}) => prop));
  return new Map(
    [...compilerProps(name)].filter(([prop, symbol]) => isOwn(symbol) && !isIgnored(symbol) && !names.has(prop)),
  );
}

function statedDefault(symbol: ts.Symbol): string | null {
  const tag = symbol.getJsDocTags(checker).find(({name}) => name === 'default' || name === 'defaultValue');
  const text = tag ? ts.displayPartsToString(tag.text).replace(/\s+/g, ' ').trim() : '';
  return text.replace(/^`([^`]*)`$/, '$1') || null;
}

const sorted = (names: Iterable<string>) => [...names].sort();
const namesOf = (props: readonly ApiProp[]) => sorted(props.map(({name}) => name));

describe.each(COMPONENTS)('%s', (name) => {
  it('lists exactly the props that the compiler gives', () => {
    const expected = expectedProps(name);
    expect(compilerProps(name).size).toBeGreaterThan(0);
    expect(namesOf(component(name).props)).toEqual(sorted(expected.keys()));
  });

  it('has the defaults that the packages state, and no others', () => {
    const expected = [...expectedProps(name)].map(([prop, symbol]) => [prop, statedDefault(symbol)]);
    const listed = component(name).props.map((prop) => [prop.name, prop.defaultValue]);
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(expected));
  });

  it('marks what is deprecated', () => {
    const expected = [...expectedProps(name)].filter(([, symbol]) =>
      symbol.getJsDocTags(checker).some((tag) => tag.name === 'deprecated'),
    );
    const listed = component(name).props.filter(({deprecation}) => deprecation !== null);
    expect(namesOf(listed)).toEqual(sorted(expected.map(([prop]) => prop)));
  });

  it('counts the attributes of its element', () => {
    const attributes = [...compilerProps(name)].filter(
      ([prop, symbol]) => !isOwn(symbol) && prop !== 'ref' && prop !== 'key',
    );
    expect(component(name).inheritance?.propCount ?? 0).toBe(attributes.length);
  });

  it('prints every type', () => {
    const types = [...component(name).props, ...component(name).slots].map(({type}) => JSON.stringify(type));
    expect(types.filter((type) => type === '[]' || /import\(|[\uE000-\uE002]/.test(type))).toEqual([]);
  });
});

describe.each(INTERFACES)('%s', (name) => {
  it('lists exactly the properties that the compiler gives', () => {
    expect(namesOf(propertiesOf(name).properties)).toEqual(sorted(expectedProps(name).keys()));
    expect(propertiesOf(name).properties.length).toBeGreaterThan(0);
  });

  it('has the defaults that the packages state', () => {
    const expected = [...expectedProps(name)].map(([prop, symbol]) => [prop, statedDefault(symbol)]);
    const listed = propertiesOf(name).properties.map((prop) => [prop.name, prop.defaultValue]);
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(expected));
  });
});

describe('required props', () => {
  it('are those that the compiler requires', () => {
    const wrong = COMPONENTS.flatMap((name) => {
      const type = oracle.get(name);
      const expected = expectedProps(name);
      return component(name).props.flatMap(({name: prop, required}) => {
        const shared = type && checker.getPropertyOfType(type, prop);
        const mustBe = shared !== undefined && !((shared.flags & ts.SymbolFlags.Optional) !== 0);
        return expected.has(prop) && mustBe !== required ? [`${name}.${prop}`] : [];
      });
    });
    expect(wrong).toEqual([]);
  });
});

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

  it.each([...interfaces])('of %s are all on a page', (name, keys) => {
    if (excluded.includes(name)) {
      return;
    }
    for (const holder of HOLDERS[name] ?? [name.replace(/Classes$/, '')]) {
      expect([holder, sorted(component(holder).classes.map(({rule}) => rule))]).toEqual([holder, sorted(keys)]);
    }
  });

  it('are left out only where an interface is still there', () => {
    expect(excluded.filter((name) => !interfaces.has(name))).toEqual([]);
  });

  it('have the name of their component in the page, or that of a state', () => {
    const wrong = extraction.components.flatMap(({name, classes}) =>
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
