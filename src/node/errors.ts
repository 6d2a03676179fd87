/** Where in the project something is wrong. */
export interface SourcePlace {
  /** Path from the project's root. */
  readonly file: string;
  /** Counted from one. */
  readonly line?: number;
}

/**
 * An error that a writer can act on. Its message reads `[room] file:line: what is wrong. How to mend it.`
 *
 * Serves "What is wrong stops the build with one message" of the design.
 */
export class RoomError extends Error {
  constructor(room: string, what: string, place?: SourcePlace) {
    const where = place ? `${place.file}${place.line === undefined ? '' : `:${place.line}`}: ` : '';
    super(`[${room}] ${where}${what}`);
    this.name = 'RoomError';
    // The message says where to look; a stack would point into the build.
    this.stack = this.message;
  }
}

/**
 * One error that names every fault, so that a writer mends them in one go.
 *
 * @param faults errors of one room; a single one is returned as it is
 */
export function joinFaults(faults: readonly RoomError[]): RoomError | undefined {
  const [first, ...rest] = faults;
  if (!first || rest.length === 0) {
    return first;
  }
  first.message = faults.map((fault) => fault.message).join('\n');
  first.stack = first.message;
  return first;
}
