import path from 'node:path';
import ts from 'typescript';
import {PROJECT_ROOT} from '../../../src/node/project';
import {typescriptProgram} from '../../../src/node/packages/program';

/** A code fence of a page, with its location. */
export interface PageFence {
  readonly file: string;
  /** Line of the fence's first line of code, counted from one. */
  readonly line: number;
  readonly language: string;
  /** What follows the language. */
  readonly meta: string;
  readonly code: string;
}

/** Whether a line closes a fence: with the same character as its opening mark, and at least as many. */
function isClosing(line: string, mark: string): boolean {
  const text = line.trim();
  return text.startsWith(mark) && text.replaceAll(mark.charAt(0), '') === '';
}

/** The fences of a page's text, with their locations. */
export function fencesOf(file: string, text: string): PageFence[] {
  const fences: PageFence[] = [];
  const lines = text.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const opening = /^(\s*)(`{3,}(?=[^`]*$)|~{3,})[ \t]*(\w+)?[ \t]*(.*)$/.exec(lines[index] ?? '');
    if (!opening) {
      continue;
    }
    const [, indent = '', mark = '', language = 'text', meta = ''] = opening;
    const start = index + 1;
    do {
      index += 1;
    } while (index < lines.length && !isClosing(lines[index] ?? '', mark));
    const code = lines.slice(start, index).map((line) => line.slice(Math.min(indent.length, line.search(/\S|$/))));
    fences.push({file, line: start + 1, language, meta, code: `${code.join('\n')}\n`});
  }
  return fences;
}

/** The reason for not checking a fence: `noCheck="next is not installed"`. */
function noCheckReason(meta: string): string | undefined {
  return /(?:^|\s)noCheck(?:="([^"]*)")?/.exec(meta)?.[0] === undefined
    ? undefined
    : (/(?:^|\s)noCheck="([^"]*)"/.exec(meta)?.[1] ?? '');
}

const CHECKED_LANGUAGES: readonly string[] = ['ts', 'tsx'];

/** A problem that the compiler finds in a fence. */
export interface TypeProblem {
  /** Counted from zero, from the fence's first line of code. */
  readonly line: number;
  readonly what: string;
}

/**
 * Imports without `type` that a module uses as types only. The compiler refuses those that are no values; of a class that a package
 * declares and does not export, such as `Dayjs`, it knows nothing.
 */
function unmarkedTypes(source: ts.SourceFile): TypeProblem[] {
  const imported = new Map<string, ts.ImportSpecifier>();
  const usedAsType = new Set<string>();
  const usedAsValue = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const {importClause} = node;
      const named = importClause?.namedBindings;
      if (!importClause?.isTypeOnly && named && ts.isNamedImports(named)) {
        named.elements.filter((name) => !name.isTypeOnly).forEach((name) => imported.set(name.name.text, name));
      }
      return;
    }
    if (ts.isIdentifier(node)) {
      (ts.isTypeReferenceNode(node.parent) ? usedAsType : usedAsValue).add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...imported]
    .filter(([name]) => usedAsType.has(name) && !usedAsValue.has(name))
    .map(([name, node]) => ({
      line: source.getLineAndCharacterOfPosition(node.getStart(source)).line,
      what: `${name} is used as a type only: import it with "type", or it stays in the JavaScript.`,
    }));
}

/** The compiler's problems with fences, each as a module of an application with the documented packages. */
export function typeProblems(fences: readonly PageFence[]): TypeProblem[][] {
  const files = fences.map(({file}, index) => path.join(PROJECT_ROOT, path.dirname(file), `fence-${index}.tsx`));
  const virtualFiles = Object.fromEntries(files.map((file, index) => [file, `${fences[index]?.code}\nexport {};\n`]));
  // An import of a type that is not marked as one stays in the code that is shown as JavaScript.
  const program = typescriptProgram({rootFiles: [], virtualFiles, options: {verbatimModuleSyntax: true}});
  return files.map((file) => {
    const source = program.getSourceFile(file);
    const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    const found = diagnostics.map(({start, messageText}) => ({
      line: source?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0,
      what: ts.flattenDiagnosticMessageText(messageText, ' '),
    }));
    // One problem of an import is enough: what the compiler refuses is not marked either.
    return source && found.length === 0 ? unmarkedTypes(source) : found;
  });
}

/**
 * Type-checks fences.
 *
 * @param read returns the compiler's problems with fences, in their order; replaces {@link typeProblems} if results are cached
 * @returns problems as `file:line: what is wrong`; a fence may opt out with a reason only
 */
export function checkFences(
  fences: readonly PageFence[],
  read: (fences: readonly PageFence[]) => readonly TypeProblem[][] = typeProblems,
): string[] {
  const typed = fences.filter(({language}) => CHECKED_LANGUAGES.includes(language));
  const withoutReason = typed
    .filter(({meta}) => noCheckReason(meta) === '')
    .map(({file, line}) => `${file}:${line}: noCheck needs a reason: noCheck="…"`);
  const checked = typed.filter(({meta}) => noCheckReason(meta) === undefined);
  const found = checked.length > 0 ? read(checked) : [];
  const problems = checked.flatMap(({file, line: start}, index) =>
    (found[index] ?? []).map(({line, what}) => `${file}:${start + line}: ${what}`),
  );
  return [...withoutReason, ...problems];
}
