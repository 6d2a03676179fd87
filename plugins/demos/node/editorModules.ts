import path from 'node:path';
import ts from 'typescript';
import {oncePerInput} from '../../../src/node/oncePerProcess';
import {shownSpecifier} from '../../../src/node/demoFiles';
import {hasStyles} from './demoStyles';

/** What a module takes from another when it runs; types are left out. */
export interface RunningImport {
  readonly specifier: string;
  /** `default` and the names in braces, as the other module calls them. */
  readonly names: readonly string[];
  /** Whether the whole module is taken: `import * as React`. */
  readonly isWhole: boolean;
}

function namesOf(clause: ts.ImportClause | undefined): Omit<RunningImport, 'specifier'> {
  const bindings = clause?.namedBindings;
  const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
  return {
    isWhole: bindings !== undefined && ts.isNamespaceImport(bindings),
    names: [
      ...(clause?.name ? ['default'] : []),
      ...named.filter(({isTypeOnly}) => !isTypeOnly).map(({name, propertyName}) => (propertyName ?? name).text),
    ],
  };
}

function declaresImport(statement: ts.Statement): statement is ts.ImportDeclaration {
  return ts.isImportDeclaration(statement) && !statement.importClause?.isTypeOnly;
}

function readRunningImports(code: string): readonly RunningImport[] {
  const source = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const found = new Map<string, RunningImport>();
  for (const statement of source.statements.filter(declaresImport)) {
    const specifier = (statement.moduleSpecifier as ts.StringLiteral).text;
    const {names, isWhole} = namesOf(statement.importClause);
    const known = found.get(specifier);
    found.set(specifier, {
      specifier,
      names: [...new Set([...(known?.names ?? []), ...names])],
      isWhole: isWhole || (known?.isWhole ?? false),
    });
  }
  return [...found.values()];
}

/**
 * The imports of a demo that are there when it runs, one for each specifier.
 *
 * @param code the demo's source, whose type imports are marked
 */
export const runningImports = oncePerInput('imports of demos', readRunningImports);

function isRelative(specifier: string): boolean {
  return specifier.startsWith('.');
}

/**
 * Text of the module behind `BasicBars.tsx?demo-live`, which the page loads to run the demo: the demo, and what it imports,
 * for the editor. Nothing more of a package is taken than the demo takes, so the demo weighs what it weighed.
 *
 * @param file absolute path of the demo
 */
export function liveModule(file: string, code: string): string {
  const statements: string[] = [];
  const entries = runningImports(code).map(({specifier, names, isWhole}, index): [string, string] => {
    if (specifier.endsWith('.css')) {
      // It is among the demo's styles.
      return [specifier, '{isWhole: true, exports: {}}'];
    }
    // A file beside the demo is known to the demo alone: all of it must be at hand.
    const isLocal = isRelative(specifier);
    const request = JSON.stringify(isLocal ? path.join(path.dirname(file), specifier) : specifier);
    if (isWhole || isLocal) {
      statements.push(`import * as all${index} from ${request};`);
      return [specifier, `{isWhole: true, exports: all${index}}`];
    }
    const locals = names.map((name, at) => ({name, local: `value${index}x${at}`}));
    statements.push(`import {${locals.map(({name, local}) => `${name} as ${local}`).join(', ')}} from ${request};`);
    return [specifier, `{exports: {${locals.map(({name, local}) => `${name}: ${local}`).join(', ')}}}`];
  });
  if (hasStyles(file, code)) {
    statements.push(`export {styles} from ${JSON.stringify(`${file}?demo-styles`)};`);
  }
  return `${statements.join('\n')}
export {default} from ${JSON.stringify(file)};
export const modules = {
${entries.map(([specifier, value]) => `  ${JSON.stringify(shownSpecifier(specifier))}: ${value},`).join('\n')}
};
`;
}
