import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {PROJECT_ROOT} from '../src/node/project';
import {ACCEPTED_LANGUAGES} from '../src/site/languages';
import {didYouMean} from '../src/text/nearestName';

interface Option {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly multiple?: boolean;
  /** Its value may be left out: `--poll`, `--poll 500`. */
  readonly isOptional?: boolean;
  /** What its value has to be, if it is something else. */
  readonly problemOf?: (value: string) => string | undefined;
}

interface Command {
  /** How it is called. */
  readonly call: string;
  readonly options: Readonly<Record<string, Option>>;
  /** What it takes beside options; nothing if it is left out. */
  readonly operands?: string;
  /** Commands of another program, one of which comes first; the program itself reads what follows. */
  readonly subcommands?: readonly string[];
}

/** What a command was called with. */
export interface CommandLine {
  readonly values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
  /** What is no option, such as pages. */
  readonly operands: readonly string[];
}

const MOST_PORT = 65535;

const FLAG: Option = {type: 'boolean'};
const TEXT: Option = {type: 'string'};

const PORT: Option = {
  type: 'string',
  problemOf: (value) =>
    /^\d+$/.test(value) && Number(value) > 0 && Number(value) <= MOST_PORT
      ? undefined
      : `a port is a whole number from 1 to ${MOST_PORT}`,
};

const LOCALE: Option = {
  type: 'string',
  short: 'l',
  problemOf: (value) =>
    (ACCEPTED_LANGUAGES as readonly string[]).includes(value)
      ? undefined
      : `the site has the languages ${ACCEPTED_LANGUAGES.join(' and ')}`,
};

const CONFIG: Option = {
  type: 'string',
  problemOf: (value) => (existsSync(path.resolve(PROJECT_ROOT, value)) ? undefined : 'there is no such file'),
};

/** A build empties its folder first. */
const OUT_DIR: Option = {
  type: 'string',
  problemOf: (value) => {
    const folder = path.resolve(PROJECT_ROOT, value);
    const stats = statSync(folder, {throwIfNoEntry: false});
    if (stats && !stats.isDirectory()) {
      return 'that is a file';
    }
    const isFree = !stats || readdirSync(folder).length === 0 || folder === path.join(PROJECT_ROOT, 'build');
    return isFree || existsSync(path.join(folder, 'index.html'))
      ? undefined
      : 'that folder holds something else than a build, which a build would remove. Name a new folder';
  },
};

/** The commands of package.json. Those of `start` and `build` are Docusaurus' own. */
const COMMANDS = {
  start: {
    call: 'npm start',
    options: {
      port: {...PORT, short: 'p'},
      host: {type: 'string', short: 'h'},
      locale: LOCALE,
      'hot-only': FLAG,
      config: CONFIG,
      'no-open': FLAG,
      poll: {type: 'string', isOptional: true},
      'no-minify': FLAG,
    },
  },
  build: {
    call: 'npm run build',
    options: {
      dev: FLAG,
      'bundle-analyzer': FLAG,
      'out-dir': OUT_DIR,
      config: CONFIG,
      locale: {...LOCALE, multiple: true},
      'no-minify': FLAG,
    },
  },
  test: {call: 'npm test', options: {shard: TEXT, all: FLAG}},
  check: {call: 'npm run check', options: {}, operands: 'pages'},
  serve: {call: 'npm run serve', options: {port: {...PORT, short: 'p'}}},
  scale: {call: 'npm run scale', options: {pages: TEXT, demos: TEXT, keep: FLAG}},
  bench: {
    call: 'npm run bench',
    options: {
      runs: TEXT,
      pages: TEXT,
      build: TEXT,
      peer: {...TEXT, multiple: true},
      json: TEXT,
      save: FLAG,
      'without-lighthouse': FLAG,
    },
  },
  screenshots: {
    call: 'npm run screenshots',
    options: {
      browser: TEXT,
      kinds: TEXT,
      widths: TEXT,
      looks: TEXT,
      inputs: TEXT,
      height: TEXT,
      out: TEXT,
      build: TEXT,
    },
  },
  snapshots: {call: 'npm run snapshots', options: {check: FLAG}},
  history: {call: 'npm run history', options: {all: FLAG}},
  mutations: {call: 'npm run mutations', options: {only: TEXT, kind: TEXT}},
  fuzz: {call: 'npm run fuzz', options: {seed: TEXT, cases: TEXT, seconds: TEXT, only: TEXT, case: TEXT}},
  'i18n:status': {call: 'npm run i18n:status', options: {}},
  'i18n:stamp': {call: 'npm run i18n:stamp', options: {all: FLAG}, operands: 'pages'},
  docusaurus: {
    call: 'npm run docusaurus',
    options: {},
    subcommands: [
      'start',
      'build',
      'serve',
      'deploy',
      'clear',
      'swizzle',
      'docs:version',
      'write-translations',
      'write-heading-ids',
      '--help',
      '--version',
    ],
  },
  format: {call: 'npm run format', options: {}, operands: 'files'},
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof COMMANDS;

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

function usageOf({call, options, operands, subcommands}: Command): string {
  if (subcommands) {
    return `Known is: ${call} ${subcommands.join(' | ')}`;
  }
  const flags = Object.entries(options).map(([name, {type}]) => (type === 'string' ? `--${name} …` : `--${name}`));
  const all = [...flags, ...(operands ? [`${operands}…`] : [])];
  return all.length > 0 ? `Known is: ${call} -- ${all.map((one) => `[${one}]`).join(' ')}` : `${call} takes nothing.`;
}

/** Joins what may follow an option to it, since `parseArgs` knows no values that may be left out. */
function withOptionalValues(parameters: readonly string[], options: Command['options']): string[] {
  return parameters.reduce<string[]>((all, parameter) => {
    const last = all.at(-1);
    const isValue = last?.startsWith('--') && options[last.slice(2)]?.isOptional && !parameter.startsWith('-');
    return isValue ? [...all.slice(0, -1), `${last}=${parameter}`] : [...all, parameter];
  }, []);
}

function problemOfOption(name: string, option: Option, value: string | undefined): string | undefined {
  if (option.type === 'boolean') {
    return value === undefined ? undefined : `--${name} takes no value, and has "${value}".`;
  }
  if (value === undefined || value === '' || /^-\D/.test(value)) {
    return `--${name} needs a value.`;
  }
  const problem = option.problemOf?.(value);
  return problem && `--${name} is "${value}": ${problem}.`;
}

function readSubcommand(name: CommandName, command: Command, parameters: readonly string[]): CommandLine {
  const {subcommands = []} = command;
  const [first, ...rest] = parameters;
  if (first === undefined || !subcommands.includes(first)) {
    const unknown = `unknown command "${first ?? ''}".${didYouMean(first ?? '', subcommands) || ` ${usageOf(command)}`}`;
    throw new Error(`[${name}] ${unknown}`);
  }
  return isCommand(first) ? readCommandLine(first, rest) : {values: {}, operands: rest};
}

/**
 * Reads what a command was called with.
 *
 * @param name of the command in package.json
 * @param parameters what follows it: `['--port', '3000']`
 * @throws where something is unknown or malformed: one line with all problems
 */
export function readCommandLine(name: CommandName, parameters: readonly string[]): CommandLine {
  const command: Command = COMMANDS[name];
  if (command.subcommands) {
    return readSubcommand(name, command, parameters);
  }
  const {options} = command;
  const flags = Object.fromEntries(
    // One whose value is optional is read as a flag, which would not take the next option for its value.
    Object.entries(options).map(([key, {type, isOptional, short, multiple}]) => [
      key,
      {type: isOptional ? 'boolean' : type, ...(short && {short}), ...(multiple && {multiple})} as const,
    ]),
  );
  const usage = usageOf(command);
  const args = withOptionalValues(parameters, options);
  const {tokens, values, positionals} = parseArgs({args, options: flags, strict: false, tokens: true});
  const problems = tokens.flatMap((token, index): string[] => {
    const before = tokens[index - 1];
    if (token.kind === 'positional') {
      const isOfUnknown = before?.kind === 'option' && !(before.name in options);
      return command.operands || isOfUnknown ? [] : [`unknown argument "${token.value}". ${usage}`];
    }
    if (token.kind === 'option-terminator') {
      return [];
    }
    const option = options[token.name];
    if (!option) {
      const names = Object.keys(options).map((known) => `--${known}`);
      return [`unknown option "${token.rawName}".${didYouMean(token.rawName, names) || ` ${usage}`}`];
    }
    return option.isOptional ? [] : [problemOfOption(token.name, option, token.value) ?? []].flat();
  });
  if (problems.length > 0) {
    throw new Error(`[${name}] ${problems.join(' ')}`);
  }
  return {values, operands: positionals};
}
