import type {CommandLine} from './commandLine';

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

function readShard(text: string): Shard {
  const [, part, parts] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!part || !parts || part > parts || parts > MOST_PARTS) {
    throw new Error(
      `[test] unknown shard "${text}": name a part and the number of parts, at most ${MOST_PARTS}, as in --shard 2/4.`,
    );
  }
  return {part, parts};
}

/** Whether this is a machine of its own for tests, as `CI` says on most of them. */
export function isCi({CI}: Readonly<Record<string, string | undefined>>): boolean {
  return CI !== undefined && !['', '0', 'false'].includes(CI);
}

/**
 * Reads the options of `npm test`.
 *
 * @param values of the options: `{shard: '2/4'}`
 * @param environment `CI` asks for everything, as `--all` does
 * @throws where the shard is none
 */
export function readTestOptions(
  {shard, all}: CommandLine['values'],
  environment: Readonly<Record<string, string | undefined>>,
): TestOptions {
  return {
    shard: shard === undefined ? WHOLE : readShard(String(shard)),
    isAll: isCi(environment) || all === true,
  };
}

/** What of a list belongs to a shard: its first, and every n-th after it, where there are n parts. */
export function partOf<Item>(items: readonly Item[], {part, parts}: Shard): Item[] {
  return items.filter((_item, index) => index % parts === part - 1);
}
