import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {lintDemos} from '../../plugins/demos/node/lint';
import {demoNameOf} from '../../plugins/demos/node/demoFiles';
import {ownTexts} from '../../plugins/demos/node/standingCache';
import {checkFences, typeFaults, type PageFence} from '../../plugins/kit/fenceCheck';
import {projectPath} from '../../plugins/kit/project';
import {codeKey, keptAnswers, keyOf, packagesKey} from '../kept';

/** Faults that only the compiler finds: what it said of a fence or a demo is kept until that one changes. */

const COMPILER_CODE = ['plugins/kit/typescriptProgram.ts', 'plugins/kit/parsedPackageFiles.ts'];

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
 * The faults of fences: see {@link checkFences}.
 *
 * @param name what they are kept under
 */
export function keptFenceFaults(name: string, fences: readonly PageFence[]): string[] {
  const common = keyOf(packagesKey(), codeKey([...COMPILER_CODE, 'plugins/kit/fenceCheck.ts']));
  return checkFences(fences, (checked) => {
    const questions = checked.map((fence) => ({
      key: keyOf(common, path.dirname(fence.file), fence.code, filesBeside(fence)),
      question: fence,
    }));
    return keptAnswers(name, questions, typeFaults);
  });
}

function mainFile(file: string): string {
  return path.join(path.dirname(file), `${demoNameOf(file)}.tsx`);
}

/** The faults of demos, each with its own; a variant is compared with the demo that it belongs to. */
function faultsByDemo(files: readonly string[], all: readonly string[]): string[][] {
  const mains = files.map(mainFile).filter((main) => all.includes(main));
  const faults = lintDemos([...new Set([...files, ...mains])]);
  return files.map((file) => faults.filter((fault) => fault.startsWith(`[demos] ${projectPath(file)}:`)));
}

/**
 * The faults of demos: see {@link lintDemos}.
 *
 * @param name what they are kept under
 * @param files absolute paths
 */
export function keptDemoFaults(name: string, files: readonly string[]): string[] {
  const common = keyOf(
    packagesKey(),
    codeKey([...COMPILER_CODE, 'plugins/demos/node', 'plugins/kit/errors.ts', 'src/site']),
  );
  const questions = files.map((file) => {
    const main = mainFile(file);
    const compared = main !== file && files.includes(main) ? ownTexts(main) : [];
    return {key: keyOf(common, projectPath(file), ownTexts(file), compared), question: file};
  });
  return keptAnswers(name, questions, (asked) => faultsByDemo(asked, files)).flat();
}
