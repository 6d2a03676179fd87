import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {DOCUMENTED_PACKAGES} from '../../../src/site/packages';
import {PROJECT_ROOT, readInstalledManifest} from '../../../src/node/project';

/** Packages whose types decide what the compiler says of a demo. */
const INVOLVED_PACKAGES = [
  'typescript',
  '@types/react',
  '@mui/material',
  'dayjs',
  ...DOCUMENTED_PACKAGES.map(({name}) => name),
];

/** Code, from the project's root, whose change makes every kept answer invalid. */
const INVOLVED_SOURCES = [
  'src/node/typescriptProgram.ts',
  'src/node/packages/documentedPackages.ts',
  'src/node/packages/symbols.ts',
  'src/site/packages.ts',
  'plugins/demos/types.ts',
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

interface CacheRequest<Answer> {
  /** Name of the folder below `node_modules/.cache/demos`. */
  readonly name: string;
  /** Absolute paths of the code that makes the answers. */
  readonly sources: () => readonly string[];
  readonly isAnswer: (kept: unknown) => kept is Answer;
}

/** The compiler's answers about demos, kept on the disk: the compiler is not loaded if all answers are there. */
export class CompilerCache<Answer> {
  readonly folder: string;
  private environment: string | undefined;

  constructor(private readonly request: CacheRequest<Answer>) {
    this.folder = path.join(PROJECT_ROOT, 'node_modules', '.cache', 'demos', request.name);
  }

  /** A digest of everything but the demo that answers depend on; it does not change while a process runs. */
  private environmentKey(): string {
    const sources = [...this.request.sources(), ...INVOLVED_SOURCES.map((file) => path.join(PROJECT_ROOT, file))];
    this.environment ??= digest([
      INVOLVED_PACKAGES.map((name) => [name, versionOf(name)]),
      sources.map((file) => readFileSync(file, 'utf8')),
    ]);
    return this.environment;
  }

  /** A name for the answer about a demo that changes with everything that can change the answer. */
  keyOf(file: string): string {
    return digest([this.environmentKey(), ownTexts(file)]);
  }

  /**
   * The answer kept under a key.
   *
   * @returns `undefined` if there is none, or if it cannot be read
   */
  read(key: string, folder = this.folder): Answer | undefined {
    try {
      const kept: unknown = JSON.parse(readFileSync(path.join(folder, `${key}.json`), 'utf8'));
      return this.request.isAnswer(kept) ? kept : undefined;
    } catch {
      return undefined;
    }
  }

  /** Keeps an answer. A folder that cannot be written to costs time, not the build. */
  write(key: string, answer: Answer, folder = this.folder): void {
    try {
      mkdirSync(folder, {recursive: true});
      writeFileSync(path.join(folder, `${key}.json`), JSON.stringify(answer));
    } catch {
      // The compiler answers again at the next build.
    }
  }

  /** Forgets all other answers. */
  keepOnly(keys: readonly string[], folder = this.folder): void {
    const files = existsSync(folder) ? readdirSync(folder) : [];
    files
      .filter((file) => file.endsWith('.json') && !keys.includes(file.slice(0, -'.json'.length)))
      .forEach((file) => rmSync(path.join(folder, file), {force: true}));
  }
}

/** Absolute paths of the modules in a folder, in order. */
export function modulesIn(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder)
    .filter((file) => pattern.test(file))
    .sort()
    .map((file) => path.join(folder, file));
}
