import path from 'node:path';
import ts from 'typescript';
import {exportedComponents, publicModules} from '@site/tests/unit/api-reference/compilerSuites/exportedComponents';
import {documentedPackages} from '@site/src/node/packages/api/packages';
import type {Extraction} from '@site/src/node/packages/api/extract';
import {PROJECT_ROOT} from '@site/src/node/project';
import {typescriptProgram} from '@site/src/node/packages/program';
import {codeKey, keptAnswer, keyOf, packagesKey} from '../../kept';
import {GRID_QUESTIONS, readGrid, type CompilerGrid} from './compilerGrid';

/**
 * What the compiler itself says of the packages. It is asked in another way than the plugin asks: through the types that
 * React and the language offer to applications, for what an application imports.
 */
export interface CompilerAnswers {
  /** The props of every component and the properties of every interface that has a page, by its name. */
  readonly members: Readonly<Record<string, readonly CompilerMember[]>>;
  /** The names of the components that a package exports, by the package. */
  readonly components: Readonly<Record<string, readonly string[]>>;
  /** What is wrong with the import lines of the pages. */
  readonly importProblems: readonly string[];
  readonly grid: CompilerGrid;
}

export interface CompilerMember {
  readonly name: string;
  /** Declared by the packages; attributes of native elements are not. */
  readonly isOwn: boolean;
  readonly isIgnored: boolean;
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
  readonly defaultValue: string | null;
}

/** A line of a page that says how to import what it documents. */
export interface ImportLine {
  readonly kind: 'component' | 'interface';
  readonly name: string;
  readonly path: string;
}

const MUI = path.join(PROJECT_ROOT, 'node_modules/@mui/');
const MEMBERS_FILE = path.join(PROJECT_ROOT, 'oracle.ts');
const IMPORTS_FILE = path.join(PROJECT_ROOT, 'importLines.ts');
const GRID_FILE = path.join(MUI, 'oracleOfTheGrid.ts');

/** The import lines of all pages. */
export function importLinesOf({components, interfaces}: Extraction): ImportLine[] {
  return [...components, ...interfaces].flatMap(({kind, name, importPaths}) =>
    importPaths.map((from) => ({kind, name, path: from})),
  );
}

/** Where an application gets a component or interface from; the highest plan has every property of an interface. */
function moduleOf({kind, importPaths, packageName, name}: Extraction['components' | 'interfaces'][number]): string {
  return (kind === 'interface' ? importPaths.at(-1) : importPaths[0]) ?? `${MUI}${packageName.slice(5)}/${name}`;
}

function questions(extraction: Extraction): Readonly<Record<string, string>> {
  const members = [
    `import type {ComponentProps} from 'react';`,
    ...extraction.components.map(
      (api) => `export type ${api.name} = ComponentProps<typeof import('${moduleOf(api)}').${api.name}>;`,
    ),
    // Type parameters are of no matter to names and comments; each has a default or none at all.
    ...extraction.interfaces.map((api) => `export type ${api.name} = import('${moduleOf(api)}').${api.name};`),
  ];
  const imports = importLinesOf(extraction).map(
    ({kind, name, path: from}, index) =>
      `import {${name} as N${index}} from '${from}';\nexport type T${index} = ${kind === 'component' ? 'typeof ' : ''}N${index};`,
  );
  return {[MEMBERS_FILE]: members.join('\n'), [IMPORTS_FILE]: imports.join('\n'), [GRID_FILE]: GRID_QUESTIONS};
}

/** The members of a type, of every form that it may take, by name. */
function symbolsOf(type: ts.Type): Map<string, ts.Symbol> {
  const forms = type.isUnion() ? type.types : [type];
  const byName = new Map<string, ts.Symbol>();
  for (const symbol of forms.flatMap((form) => form.getProperties())) {
    // A form that forbids a prop has it too, as "never" and declared nowhere. Of several, the first form speaks for all.
    const known = byName.get(symbol.name);
    if (!known || (!known.declarations && symbol.declarations)) {
      byName.set(symbol.name, symbol);
    }
  }
  return byName;
}

function statedDefault(symbol: ts.Symbol, checker: ts.TypeChecker): string | null {
  const tag = symbol.getJsDocTags(checker).find(({name}) => name === 'default' || name === 'defaultValue');
  const text = tag ? ts.displayPartsToString(tag.text).replace(/\s+/g, ' ').trim() : '';
  return text.replace(/^`([^`]*)`$/, '$1') || null;
}

function membersOf(type: ts.Type, checker: ts.TypeChecker): CompilerMember[] {
  return [...symbolsOf(type)].map(([name, symbol]) => {
    const tags = symbol.getJsDocTags(checker).map((tag) => tag.name);
    const files = (symbol.declarations ?? []).map((declaration) => declaration.getSourceFile().fileName);
    const shared = checker.getPropertyOfType(type, name);
    return {
      name,
      isOwn: files.some((file) => file.startsWith(MUI)),
      isIgnored: tags.includes('ignore'),
      isRequired: shared !== undefined && (shared.flags & ts.SymbolFlags.Optional) === 0,
      isDeprecated: tags.includes('deprecated'),
      defaultValue: statedDefault(symbol, checker),
    };
  });
}

/** Asks the compiler: one program for everything, since reading the packages is what takes long. */
function ask(extraction: Extraction): CompilerAnswers {
  const packages = documentedPackages();
  const program = typescriptProgram({
    rootFiles: packages.flatMap(publicModules),
    virtualFiles: questions(extraction),
  });
  const checker = program.getTypeChecker();
  const aliases = program.getSourceFile(MEMBERS_FILE)?.statements.filter(ts.isTypeAliasDeclaration) ?? [];
  const importProblems = program
    .getSemanticDiagnostics(program.getSourceFile(IMPORTS_FILE))
    .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, ' '));
  return {
    members: Object.fromEntries(
      aliases.map((alias) => [alias.name.text, membersOf(checker.getTypeAtLocation(alias.name), checker)]),
    ),
    components: Object.fromEntries(
      packages.map((source) => [source.name, [...exportedComponents(program, publicModules(source))]]),
    ),
    importProblems,
    grid: readGrid(program, GRID_FILE),
  };
}

/** The code that the answers come from; what it is asked is part of their key too. */
const CODE = [
  'tests/unit/api-reference/compilerAnswers.ts',
  'tests/unit/api-reference/compilerGrid.ts',
  'tests/unit/api-reference/compilerSuites/exportedComponents.ts',
  'src/node/packages',
];

/** What the compiler says, kept until the packages, the pages or the code that asks change. */
export function compilerAnswers(extraction: Extraction): CompilerAnswers {
  const key = keyOf(packagesKey(), codeKey(CODE), questions(extraction));
  return keptAnswer('compiler', key, () => ask(extraction));
}
