import type {Root} from 'mdast';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {lintDemos} from './demos/lint';
import {demoNameOf} from '../../src/node/demoFiles';
import {ownTexts} from '../../src/node/packages/cache';
import {checkFences, typeProblems, type PageFence} from './fences/fenceCheck';
import {PROJECT_ROOT, projectPath} from '../../src/node/project';
import {typescriptProgram} from '../../src/node/packages/program';
import {checkPlaygrounds} from './playgrounds/checkPlaygrounds';
import {sitePlaygroundData} from '../../plugins/playground/node/playgroundData';
import {playgroundsIn} from '../../plugins/playground/node/remarkPlayground';
import {codeKey, keptAnswers, keyOf, packagesKey, type KeptOptions} from '../kept';
import type {Page} from './pages/page';

/** Caches the compiler's problems with each fence, playground and demo until it changes. */

const COMPILER_CODE = [
  'src/node/packages/program.ts',
  'src/node/packages/untypedModules.d.ts',
  'src/node/oncePerProcess.ts',
];

/** The files that a fence may import: those beside its page. */
function filesBeside({file, code}: PageFence): string[] {
  const folder = path.dirname(file);
  return /['"]\.\.?\//.test(code) && existsSync(folder)
    ? readdirSync(folder, {withFileTypes: true})
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.mdx'))
        .map((entry) => readFileSync(path.join(folder, entry.name), 'utf8'))
    : [];
}

/**
 * The problems of fences: see {@link checkFences}.
 *
 * @param options the cache, and whether these are only some fences of the site
 */
export function keptFenceProblems(fences: readonly PageFence[], options?: KeptOptions): string[] {
  const common = keyOf(packagesKey(), codeKey([...COMPILER_CODE, 'tests/rules/fences/fenceCheck.ts']));
  return checkFences(fences, (checked) => {
    const questions = checked.map((fence) => ({
      key: keyOf(common, path.dirname(fence.file), fence.code, filesBeside(fence)),
      question: fence,
    }));
    return keptAnswers('fences', questions, typeProblems, options);
  });
}

/**
 * The problems of the playgrounds on pages: see {@link checkPlaygrounds}.
 *
 * @param options the cache, and whether these are only some pages of the site
 */
export async function keptPlaygroundProblems(pages: readonly Page[], options?: KeptOptions): Promise<string[]> {
  const parsed = pages.map(({file, tree}) => ({file, tree: tree as Root}));
  if (parsed.every(({tree}) => playgroundsIn(tree).length === 0)) {
    return [];
  }
  const common = keyOf(packagesKey(), codeKey([...COMPILER_CODE, 'tests/rules/fences/fenceCheck.ts']));
  return checkPlaygrounds(parsed, await sitePlaygroundData(), (checked) => {
    const questions = checked.map((fence) => ({key: keyOf(common, fence.code), question: fence}));
    return keptAnswers('playgrounds', questions, typeProblems, options);
  });
}

function mainFile(file: string): string {
  return path.join(path.dirname(file), `${demoNameOf(file)}.tsx`);
}

/** The problems of each demo. A variant is compared with its demo. */
function problemsByDemo(files: readonly string[], all: readonly string[]): string[][] {
  const mains = files.map(mainFile).filter((main) => all.includes(main));
  const problems = lintDemos([...new Set([...files, ...mains])]);
  return files.map((file) => problems.filter((problem) => problem.startsWith(`[demos] ${projectPath(file)}:`)));
}

/**
 * The problems of demos: see {@link lintDemos}.
 *
 * @param files absolute paths
 * @param options the cache, and whether these are only some demos of the site
 */
export function keptDemoProblems(files: readonly string[], options?: KeptOptions): string[] {
  const common = keyOf(
    packagesKey(),
    codeKey([
      ...COMPILER_CODE,
      'plugins/demos/node',
      'tests/rules/demos',
      'src/node/demoUsage',
      'src/node/errors.ts',
      'src/node/packages',
      'src/site',
    ]),
  );
  const questions = files.map((file) => {
    const main = mainFile(file);
    const compared = main !== file && files.includes(main) ? ownTexts(main) : [];
    return {key: keyOf(common, projectPath(file), ownTexts(file), compared), question: file};
  });
  return keptAnswers('demos', questions, (asked) => problemsByDemo(asked, files), options).flat();
}

/** The compiler options of the project's own code, to which demos belong. */
function projectOptions(): ts.CompilerOptions {
  const file = path.join(PROJECT_ROOT, 'tsconfig.json');
  const config = ts.readConfigFile(file, ts.sys.readFile).config as object;
  return ts.parseJsonConfigFileContent({...config, include: [], files: []}, ts.sys, PROJECT_ROOT).options;
}

/** The compiler's problems with each file: `docs/…/BasicBars.tsx:12: what is wrong`. */
function typeProblemsOfFiles(files: readonly string[]): string[][] {
  const program = typescriptProgram({rootFiles: files, options: projectOptions()});
  return files.map((file) => {
    const source = program.getSourceFile(file);
    const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return diagnostics.map(({start, messageText}) => {
      const line = source?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0;
      return `${projectPath(file)}:${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  });
}

/**
 * The compiler's problems with some demos. For all demos, use the type check of the whole project.
 *
 * @param files absolute paths
 */
export function keptDemoTypeProblems(files: readonly string[]): string[] {
  const common = keyOf(packagesKey(), codeKey([...COMPILER_CODE, 'tsconfig.json', 'tests/rules/keptProblems.ts']));
  const questions = files.map((file) => ({key: keyOf(common, projectPath(file), ownTexts(file)), question: file}));
  return keptAnswers('demo-types', questions, typeProblemsOfFiles, {isPart: true}).flat();
}
