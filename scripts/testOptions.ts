import {parseArgs} from 'node:util';

/** A part of the tests, for machines that run the parts side by side. */
export interface Shard {
  /** Counted from one. */
  readonly part: number;
  readonly parts: number;
}

/** What `npm test` was asked for. */
export interface TestOptions {
  readonly shard: Shard;
  /** Runs also what was green before and has not changed. */
  readonly isAll: boolean;
}

const WHOLE: Shard = {part: 1, parts: 1};

/** More parts than this would all do nothing but build. */
const MOST_PARTS = 16;

const USAGE = 'npm test [-- --shard 2/4] [--all]';

function readShard(text: string): Shard {
  const [, part, parts] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!part || !parts || part > parts || parts > MOST_PARTS) {
    throw new Error(
      `[test] unknown shard "${text}": name a part and the number of parts, at most ${MOST_PARTS}, as in --shard 2/4.`,
    );
  }
  return {part, parts};
}

/**
 * Reads the options of `npm test`.
 *
 * @param parameters what follows the command: `['--shard', '2/4']`
 * @param environment `CI` asks for everything, as `--all` does
 * @throws where an option is unknown, or the shard is none
 */
export function readTestOptions(
  parameters: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): TestOptions {
  let values: {shard?: string; all?: boolean};
  try {
    const options = {shard: {type: 'string'}, all: {type: 'boolean'}} as const;
    values = parseArgs({args: [...parameters], options}).values;
  } catch (error) {
    throw new Error(`[test] ${(error as Error).message}\nUsage: ${USAGE}`, {cause: error});
  }
  const isCi = environment['CI'] !== undefined && !['', '0', 'false'].includes(environment['CI']);
  return {
    shard: values.shard === undefined ? WHOLE : readShard(values.shard),
    isAll: isCi || values.all === true,
  };
}

/** What of a list belongs to a shard: its first, and every n-th after it, where there are n parts. */
export function partOf<Item>(items: readonly Item[], {part, parts}: Shard): Item[] {
  return items.filter((_item, index) => index % parts === part - 1);
}
