import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {DOCUMENTED_PACKAGES} from '../../site/packages';
import {oncePerProcess} from '../oncePerProcess';
import {PROJECT_ROOT, readInstalledManifest} from '../project';

/** Packages that decide the answers: by their types, by reading comments, or by writing demos in other date libraries. */
export const INVOLVED_PACKAGES: readonly string[] = [
  'typescript',
  '@types/react',
  '@mui/material',
  '@mui/system',
  '@mui/base',
  'dayjs',
  '@docusaurus/utils',
  'mdast-util-from-markdown',
  'mdast-util-gfm-autolink-literal',
  'micromark-extension-gfm-autolink-literal',
  'prettier',
  'sucrase',
  ...DOCUMENTED_PACKAGES.map(({name}) => name),
];

/** Code whose change makes every answer worthless, with all that it imports. */
const INVOLVED_CODE = [
  'src/node/packages',
  'src/node/errors.ts',
  'src/node/oncePerProcess.ts',
  'src/node/project.ts',
  'src/site/packages.ts',
  'src/site/products.ts',
  'src/site/site.ts',
];

function versionOf(packageName: string): string {
  try {
    return readInstalledManifest(packageName).version;
  } catch {
    return 'none';
  }
}

function digest(ingredients: unknown): string {
  return createHash('sha256').update(JSON.stringify(ingredients)).digest('hex').slice(0, 20);
}

/** The texts of a file, or of all files in a folder. */
function textsIn(place: string): string[] {
  return statSync(place).isDirectory()
    ? readdirSync(place)
        .sort()
        .flatMap((name) => textsIn(path.join(place, name)))
    : [readFileSync(place, 'utf8')];
}

/** A demo's text with that of the files it brings along; the compiler is not loaded for it. */
export function ownTexts(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) {
    return [];
  }
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const brought = [...text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)].flatMap(([, specifier = '']) =>
    ['', '.ts', '.tsx'].flatMap((ending) => {
      const target = path.resolve(path.dirname(file), `${specifier}${ending}`);
      return path.extname(target) === '' ? [] : ownTexts(target, seen);
    }),
  );
  return [text, ...brought];
}

/**
 * Answers that cannot be written, by the file that would have them. A build asks the same several times, and a compiler for
 * each time takes more memory than Node has.
 */
function unwritten(): Map<string, string> {
  return oncePerProcess('answers that cannot be written', () => new Map<string, string>());
}

interface CacheRequest<Question> {
  /** Path of the folder below `node_modules/.cache`. */
  readonly name: string;
  /**
   * The files and folders with the code that makes the answers, and all that it imports, from the project's root. The code of this
   * folder, and what all answers depend on, belongs to them.
   */
  readonly code?: readonly string[];
  /** What an answer depends on beside the packages and the code. */
  readonly contentOf: (question: Question) => unknown;
  readonly isAnswer: (kept: unknown) => boolean;
}

/**
 * What the compiler says of packages and demos, kept on the disk under a key that changes with everything that can change
 * an answer: if all answers are kept, the compiler is not even loaded.
 */
export class CompilerCache<Question, Answer> {
  readonly folder: string;
  /** The files and folders whose change makes the answers worthless, from the project's root. */
  readonly code: readonly string[];
  private environment: string | undefined;

  constructor(private readonly request: CacheRequest<Question>) {
    this.folder = path.join(PROJECT_ROOT, 'node_modules', '.cache', request.name);
    this.code = [...INVOLVED_CODE, ...(request.code ?? [])];
  }

  /** The name of an answer's file. What all answers depend on does not change while a process runs. */
  keyOf(question: Question): string {
    this.environment ??= digest([
      INVOLVED_PACKAGES.map((name) => [name, versionOf(name)]),
      this.code.flatMap((place) => textsIn(path.join(PROJECT_ROOT, place))),
    ]);
    return digest([this.environment, this.request.contentOf(question)]);
  }

  /**
   * Answers, in the order of the questions: those that are kept, and new ones for the rest.
   *
   * @param ask answers the questions without a kept answer, all at once
   */
  answers(
    questions: readonly Question[],
    ask: (missing: readonly Question[]) => Promise<readonly Answer[]>,
    folder = this.folder,
  ): Promise<Answer[]> {
    // One call at a time, since plugins begin at once and may ask the same.
    const turns = oncePerProcess(`turns in ${folder}`, () => ({last: Promise.resolve<unknown>(undefined)}));
    const answers = turns.last.then(async () => {
      const kept = new Map(questions.map((question) => [question, this.read(question, folder)]));
      const missing = [...kept].flatMap(([question, answer]) => (answer === undefined ? [question] : []));
      const made = missing.length > 0 ? await ask(missing) : [];
      made.forEach((answer, index) => {
        const question = missing[index] as Question;
        kept.set(question, answer);
        this.write(question, answer, folder);
      });
      return questions.map((question) => kept.get(question) as Answer);
    });
    turns.last = answers.catch(() => undefined);
    return answers;
  }

  /** The answer that is kept; nothing if there is none, or it cannot be read. */
  private read(question: Question, folder: string): Answer | undefined {
    try {
      const file = this.fileOf(question, folder);
      const kept: unknown = JSON.parse(unwritten().get(file) ?? readFileSync(file, 'utf8'));
      return this.request.isAnswer(kept) ? (kept as Answer) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Keeps an answer: where the folder cannot be written to, until the process ends. */
  private write(question: Question, answer: Answer, folder: string): void {
    const file = this.fileOf(question, folder);
    const text = JSON.stringify(answer);
    try {
      mkdirSync(folder, {recursive: true});
      writeFileSync(file, text);
    } catch {
      unwritten().set(file, text);
    }
  }

  private fileOf(question: Question, folder: string): string {
    return path.join(folder, `${this.keyOf(question)}.json`);
  }

  /** Forgets the answers to all other questions, if the folder can be written to. */
  keepOnly(questions: readonly Question[], folder = this.folder): void {
    const wanted = new Set(questions.map((question) => this.fileOf(question, folder)));
    const files = existsSync(folder) ? readdirSync(folder).map((file) => path.join(folder, file)) : [];
    try {
      files
        .filter((file) => file.endsWith('.json') && !wanted.has(file))
        .forEach((file) => rmSync(file, {force: true}));
    } catch {
      // What nobody asks for any more takes up space, and nothing else.
    }
  }
}
