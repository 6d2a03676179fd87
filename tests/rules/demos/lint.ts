import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {PluginError} from '../../../src/node/errors';
import {projectPath} from '../../../src/node/project';
import {variantProblem} from '../../../plugins/demos/node/checkVariants';
import {demoNameOf} from '../../../src/node/demoFiles';
import {dateProblems} from './dateProblems';
import {importProblems} from './lintImports';
import {planProblems} from './lintPlans';
import {renderProblems} from './lintRender';
import type {DemoProblem} from '../../../plugins/demos/node/demoProblem';
import {noteIn} from '../../../src/node/writerNotes';

/** The greatest number of lines below the imports. */
const LONGEST_DEMO = 90;

/** Only demos in MUI System have a limit: a variant needs as many lines as its styling takes. */
function sizeProblems(source: ts.SourceFile): DemoProblem[] {
  if (path.basename(source.fileName, '.tsx') !== demoNameOf(source.fileName)) {
    return [];
  }
  const lastImport = source.statements.filter(ts.isImportDeclaration).at(-1);
  const start = lastImport ? source.getLineAndCharacterOfPosition(lastImport.end).line + 1 : 0;
  const count = source.text.trimEnd().split('\n').slice(start).join('\n').trim().split('\n').length;
  const reason = noteIn(source.text, 'long')?.[1]?.trim();
  if (reason === '') {
    return [{what: '"// long:" gives no reason. Say why the demo cannot be shorter.'}];
  }
  return count > LONGEST_DEMO && reason === undefined
    ? [
        {
          what: `${count} lines below the imports, and ${LONGEST_DEMO} are what a reader takes in. Show less, or give a reason in the first line: "// long: …".`,
        },
      ]
    : [];
}

function isDefault(statement: ts.Statement): boolean {
  return (
    ts.isExportAssignment(statement) ||
    (ts.canHaveModifiers(statement) &&
      (ts.getModifiers(statement) ?? []).some(({kind}) => kind === ts.SyntaxKind.DefaultKeyword))
  );
}

function exportProblems(source: ts.SourceFile): DemoProblem[] {
  const name = demoNameOf(source.fileName);
  const exported = source.statements.find(isDefault);
  if (!exported) {
    return [{what: `no default export. Begin the demo with "export default function ${name}()".`}];
  }
  const exportedName = ts.isFunctionDeclaration(exported) ? exported.name?.text : undefined;
  return exportedName === name
    ? []
    : [
        {
          what: `the default export is not the function ${name}. Write "export default function ${name}()": the file and all its variants share that name.`,
          node: exported,
        },
      ];
}

function syntaxProblems(source: ts.SourceFile, text: string): string[] {
  const {diagnostics = []} = ts.transpileModule(text, {
    fileName: source.fileName,
    reportDiagnostics: true,
    compilerOptions: {jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext},
  });
  return diagnostics.map((diagnostic) => {
    const line = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line + 1;
    const what = `${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')} Fix the syntax.`;
    return new PluginError('demos', what, {file: projectPath(source.fileName), line}).message;
  });
}

/**
 * Checks demos and their variants against what readers rely on: that copying one into an app works, that it fits a
 * screen, that it renders the same on the server and in the browser, and that it asks for no more than it needs.
 *
 * @param files absolute paths
 * @returns `[demos] docs/…/BasicBars.tsx:12: what is wrong. How to fix it.`, by file and line
 */
export function lintDemos(files: readonly string[]): string[] {
  const plans = planProblems(files);
  const dates = dateProblems(files);
  return [...files].sort().flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const broken = syntaxProblems(source, text);
    if (broken.length > 0) {
      return broken;
    }
    const variant = variantProblem(file);
    const problems = [
      ...(variant === undefined ? exportProblems(source) : [{what: variant}]),
      ...sizeProblems(source),
      ...importProblems(source),
      ...renderProblems(source),
      ...(plans.get(file) ?? []),
      ...[dates.get(file) ?? []].flat(),
    ];
    return problems
      .map(({what, node}) => ({
        what,
        line: node ? ts.getLineAndCharacterOfPosition(node.getSourceFile(), node.getStart()).line + 1 : 1,
      }))
      .sort((a, b) => a.line - b.line)
      .map(({what, line}) => new PluginError('demos', what, {file: projectPath(file), line}).message);
  });
}
