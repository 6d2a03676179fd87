/** In its first lines a long demo says why it is long: `// long: each kind of item needs a renderer of its own`. */
const REASON = /^\/\/ long: *(.*)$/;

const REASON_LINES = 3;

function reasonLine(lines: readonly string[]): number {
  return lines.slice(0, REASON_LINES).findIndex((line) => REASON.test(line));
}

/**
 * Why a demo is longer than a reader takes in at once.
 *
 * @returns an empty text where the reason was left out, nothing where the demo claims none
 */
export function longReason(code: string): string | undefined {
  const lines = code.split('\n');
  const line = lines[reasonLine(lines)];
  return line === undefined ? undefined : REASON.exec(line)?.[1]?.trim();
}

/** A demo as readers see, copy and export it: what it says to writers is left out, with the empty line below it. */
export function withoutLongReason(code: string): string {
  const lines = code.split('\n');
  const index = reasonLine(lines);
  if (index < 0) {
    return code;
  }
  const isFollowedByEmpty = lines[index + 1]?.trim() === '';
  return lines.toSpliced(index, isFollowedByEmpty ? 2 : 1).join('\n');
}
