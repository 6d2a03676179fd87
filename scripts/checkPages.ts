import {existsSync} from 'node:fs';
import path from 'node:path';
import {didYouMean} from '../src/text/nearestName';
import {fencesOf} from '../tests/rules/fences/fenceCheck';
import {PROJECT_ROOT} from '../src/node/project';
import {pagesOf} from '../src/node/sidebars/readSidebars';
import sidebars from '../sidebars';
import {codeKey, keptAnswers, keyOf} from '../tests/kept';
import reference from '../tests/fixtures/reference/pages.json';
import {anchorsOf} from '../tests/rules/pages/anchors';
import {buildProblems} from '../tests/rules/pages/buildProblems';
import type {ListedPage} from '../tests/rules/pages/listed';
import {parse, routeOf} from '../tests/rules/pages/page';
import {PAGE_RULES} from '../tests/rules/pages/pageRules';
import {sidebarProblems} from '../tests/rules/pages/sidebarEntries';
import {linkTargets, type LinkedPage} from '../tests/rules/pages/siteUrls';
import {translatedProblems} from '../tests/rules/pages/translated';
import {PAGE_FILES, readPages} from '../tests/rules/pages/writtenPages';
import {
  keptDemoProblems,
  keptDemoTypeProblems,
  keptFenceProblems,
  keptPlaygroundProblems,
} from '../tests/rules/keptProblems';
import {PROJECT_FILES, readProjectFile} from '../tests/rules/projectFiles';
import {runInstalled} from './runProcess';
import {gateOutcome, total, type Outcome} from './stage';

/** What a rule says of the pages. */
interface RuleOutcome {
  /** What pages do: `link pages and anchors that exist`. */
  readonly name: string;
  readonly problems: readonly string[];
}

/** The folder that a person means by `docs/react-charts/pie/`, `react-charts/pie/index.mdx` or `/x/react-charts/pie`. */
function folderOf(name: string): string {
  const bare = path.posix.normalize(name.replaceAll('\\', '/')).replace(/^\.?\/|\/$/g, '');
  return `docs/${bare.replace(/^(?:docs|x)\//, '').replace(/\/index\.mdx?$/, '')}`;
}

/**
 * The file of the page that a person names.
 *
 * @param files the files of all pages
 * @throws when there is none, with the page that may be meant
 */
export function pageFileOf(name: string, files: readonly string[]): string {
  const folder = folderOf(name);
  const file = files.find((candidate) => path.posix.dirname(candidate) === folder);
  if (file === undefined) {
    const folders = files.map((candidate) => path.posix.dirname(candidate));
    throw new Error(`There is no page "${folder}": ${folder}/index.mdx does not exist.${didYouMean(folder, folders)}`);
  }
  return file;
}

function idsIn(text: string): string[] | null {
  try {
    return anchorsOf({tree: parse(text)}).map(({id}) => id);
  } catch {
    return null;
  }
}

/** Every page as links see it; only those are parsed that have changed. */
function linkedPages(): LinkedPage[] {
  const code = codeKey(['tests/rules/pages']);
  const questions = PAGE_FILES.map(readProjectFile).map((text) => ({key: keyOf(code, text), question: text}));
  const ids = keptAnswers('page-anchors', questions, (texts) => texts.map(idsIn));
  return PAGE_FILES.map((file, index) => ({route: routeOf(file), ids: ids[index] ?? undefined}));
}

async function pageOutcomes(files: readonly string[]): Promise<RuleOutcome[]> {
  const {pages, unreadable} = await readPages(files);
  const published: readonly ListedPage[] = reference;
  const targets = await linkTargets(linkedPages(), published);
  const entries = sidebarProblems(pagesOf(sidebars), PAGE_FILES, readProjectFile('sidebars.ts'));
  const fences = pages.flatMap(({file, lines}) => fencesOf(file, lines.join('\n')));
  return [
    {name: 'can be read', problems: unreadable.map(({problem}) => problem)},
    {
      name: 'have an entry in the sidebars',
      problems: entries.filter((problem) => files.some((file) => problem.startsWith(`${file}:`))),
    },
    ...PAGE_RULES.map(({name, problemsOf}) => ({
      name,
      problems: pages.flatMap((page) => problemsOf(page, {published, targets})),
    })),
    {name: 'have elements, fences, notes and front matter that the build takes', problems: await buildProblems(pages)},
    {name: 'have translations with their front matter and headings', problems: translatedProblems(files)},
    {name: 'have code fences that type-check', problems: keptFenceProblems(fences, {isPart: true})},
    {name: 'have playgrounds that type-check', problems: await keptPlaygroundProblems(pages, {isPart: true})},
  ];
}

/** The files beside pages: demos, their variants, and what comes along with them. */
function filesBeside(files: readonly string[]): string[] {
  const folders = new Set(files.map((file) => path.posix.dirname(file)));
  return PROJECT_FILES.filter((file) => folders.has(path.posix.dirname(file)) && !/\.mdx?$/.test(file));
}

function demoOutcomes(beside: readonly string[]): RuleOutcome[] {
  const absolute = (pattern: RegExp): string[] =>
    beside.filter((file) => pattern.test(path.posix.basename(file))).map((file) => path.join(PROJECT_ROOT, file));
  return [
    {
      name: 'have demos that a reader can copy, run and take in',
      problems: keptDemoProblems(absolute(/^[A-Z].*\.tsx$/), {isPart: true}),
    },
    {name: 'have demos that type-check', problems: keptDemoTypeProblems(absolute(/\.tsx?$/))},
  ];
}

async function toolOutcome(name: string, program: string, parameters: readonly string[]): Promise<RuleOutcome> {
  const {code, output} = await runInstalled(program, parameters);
  return {name, problems: code === 0 ? [] : [output.trim()]};
}

/** What formatting and lint say of the files beside pages; pages themselves are not formatted. */
function toolOutcomes(beside: readonly string[]): Promise<RuleOutcome[]> {
  const code = beside.filter((file) => /\.tsx?$/.test(file));
  return Promise.all([
    ...(beside.length > 0
      ? [
          toolOutcome('have files in the common format', 'prettier/bin/prettier.cjs', [
            '--check',
            '--log-level=warn',
            '--ignore-unknown',
            ...beside,
          ]),
        ]
      : []),
    ...(code.length > 0
      ? [toolOutcome('have code that lint accepts', 'eslint/bin/eslint.js', ['--max-warnings=0', ...code])]
      : []),
  ]);
}

function show({name, problems}: RuleOutcome): Outcome {
  if (problems.length > 0) {
    console.log(`Not all pages ${name}:\n${problems.join('\n')}\n`);
  }
  return gateOutcome(problems.length === 0, '');
}

/**
 * Checks some pages alone, with the demos beside them: the same rules as for all, each of which counts as one test.
 *
 * @param names pages as people name them: `docs/react-charts/pie`, `react-charts/pie/index.mdx`
 */
export async function checkPages(names: readonly string[]): Promise<Outcome> {
  let files: string[];
  try {
    files = [...new Set(names.map((name) => pageFileOf(name, PAGE_FILES)))];
  } catch (error) {
    console.log((error as Error).message);
    return {passed: 0, failed: 1};
  }
  const beside = filesBeside(files).filter((file) => existsSync(path.join(PROJECT_ROOT, file)));
  const tools = toolOutcomes(beside);
  const own = [...(await pageOutcomes(files)), ...demoOutcomes(beside)];
  return total([...own, ...(await tools)].map(show));
}
