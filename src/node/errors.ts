/** The location of a problem in the project. */
export interface SourceLocation {
  /** Path from the project's root. */
  readonly file: string;
  /** Counted from one. */
  readonly line?: number;
}

/**
 * An error that a writer can act on. Its message reads `[plugin] file:line: what is wrong. How to fix it.`
 */
export class PluginError extends Error {
  constructor(plugin: string, what: string, location?: SourceLocation) {
    const where = location ? `${location.file}${location.line === undefined ? '' : `:${location.line}`}: ` : '';
    super(`[${plugin}] ${where}${what}`);
    this.name = 'PluginError';
    // The message has the location; a stack trace would only show the build's code.
    this.stack = this.message;
  }
}

/**
 * Joins problems into one error, so that a writer sees all of them at once.
 *
 * @param problems errors of one plugin; a single one is returned as it is
 */
export function joinProblems(problems: readonly PluginError[]): PluginError | undefined {
  const [first, ...rest] = problems;
  if (!first || rest.length === 0) {
    return first;
  }
  first.message = problems.map((problem) => problem.message).join('\n');
  first.stack = first.message;
  return first;
}
