import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isCi} from '../scripts/testOptions';

const PROJECT_ROOT = path.resolve(__dirname, '..');

/** Where answers lie that are slow to get and hold until what they come from changes. A clean clone has none. */
export const KEPT_FOLDER = path.join(PROJECT_ROOT, 'node_modules/.cache/tests');

/** Nothing is believed on a machine that judges for others, nor by `npm test -- --all` (scripts/suites.ts). */
function isBelieved(): boolean {
  return !isCi(process.env) && !process.env['TESTS_ALL'];
}

/** A name for values that changes when any of them does. */
export function keyOf(...values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 20);
}

function filesIn(place: string): string[] {
  return statSync(place).isDirectory()
    ? readdirSync(place)
        .sort()
        .flatMap((name) => filesIn(path.join(place, name)))
    : [place];
}

/**
 * A key for code: the text of files, and of all files in folders.
 *
 * @param places paths from the project's root
 */
export function codeKey(places: readonly string[]): string {
  const files = places.flatMap((place) => filesIn(path.join(PROJECT_ROOT, place)));
  return keyOf(files.map((file) => readFileSync(file, 'utf8')));
}

/** A key for the packages that are installed, as npm noted them down. */
export function packagesKey(): string {
  const notes = ['node_modules/.package-lock.json', 'package-lock.json'].map((file) => path.join(PROJECT_ROOT, file));
  const noted = notes.find((file) => statSync(file, {throwIfNoEntry: false})) ?? '';
  return codeKey([path.relative(PROJECT_ROOT, noted)]);
}

type Answers = Readonly<Record<string, unknown>>;

/** What is kept under a name; nothing where there is none, or it cannot be read. */
function readAnswers(name: string, folder: string): Answers {
  try {
    const kept: unknown = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Answers) : {};
  } catch {
    return {};
  }
}

/** Keeps answers in place of those kept before. A folder that cannot be written to costs time, not the run. */
function writeAnswers(name: string, answers: Answers, folder: string): void {
  try {
    mkdirSync(folder, {recursive: true});
    // Another process may read at this moment: it finds the old file or the new one.
    const draft = path.join(folder, `${name}.${process.pid}.draft`);
    writeFileSync(draft, JSON.stringify(answers));
    renameSync(draft, path.join(folder, `${name}.json`));
  } catch {
    // The next run asks again.
  }
}

/** Where and how answers are kept. */
export interface KeptOptions {
  readonly folder?: string;
  /** Whether the questions are only some of those that are asked under the name: the other answers stay. */
  readonly isPart?: boolean;
}

/**
 * The answers to questions, of which only those are asked anew whose key is not kept.
 *
 * @param name what they are kept under: one file, which forgets what is not asked any more
 * @param questions with a key each, which changes with everything that can change the answer
 * @param ask answers questions, in their order; answers are plain data
 */
export function keptAnswers<Question, Answer>(
  name: string,
  questions: readonly {readonly key: string; readonly question: Question}[],
  ask: (questions: readonly Question[]) => readonly Answer[],
  {folder = KEPT_FOLDER, isPart = false}: KeptOptions = {},
): Answer[] {
  const kept = isBelieved() ? readAnswers(name, folder) : {};
  const open = questions.filter(({key}) => !(key in kept));
  const found = open.length > 0 ? ask(open.map(({question}) => question)) : [];
  const known = {...kept, ...Object.fromEntries(open.map(({key}, index) => [key, found[index]]))};
  const asked = isPart ? known : Object.fromEntries(questions.map(({key}) => [key, known[key]]));
  if (open.length > 0 || Object.keys(kept).length > Object.keys(asked).length) {
    writeAnswers(name, asked, folder);
  }
  return questions.map(({key}) => known[key] as Answer);
}

/** One answer that is kept: see {@link keptAnswers}. */
export function keptAnswer<Answer>(name: string, key: string, ask: () => Answer, place?: KeptOptions): Answer {
  return keptAnswers(name, [{key, question: undefined}], () => [ask()], place)[0] as Answer;
}
