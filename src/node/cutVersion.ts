import {PluginError} from './errors';
import {isVersionName, nameProblem} from './versions';

/** The part of commander's `Command` that is used here. */
export interface Command {
  readonly commands: readonly Command[];
  name(): string;
  command(name: string): Command;
  action(run: (...given: unknown[]) => unknown): Command;
  on(event: string, listener: Listener): unknown;
  listeners(event: string): unknown[];
}

type Listener = (version: string) => void | Promise<void>;

/** The command of the docs plugin that creates a version from the current docs. */
const COMMAND = 'docs:version';
const CUT = 'version-cut';

/**
 * Adds the docs plugin's commands in such a way that other plugins can extend `docs:version` with {@link whenVersionIsCut}. A
 * version name that is not a number stops the command before it writes.
 *
 * @param cli the program
 * @param extend adds the docs plugin's commands
 */
export function announceVersions(cli: Command, extend: (cli: Command) => void): void {
  const add = cli.command.bind(cli);
  cli.command = (name) => {
    const command = add(name);
    const setAction = command.action.bind(command);
    command.action = (run) =>
      setAction(async (...given) => {
        const version = String(given[0]);
        if (!isVersionName(version)) {
          throw new PluginError('versions', nameProblem(version));
        }
        await run(...given);
        // In turn, because a listener may read what the one before it has written.
        for (const listener of command.listeners(CUT) as Listener[]) {
          await listener(version);
        }
      });
    return command;
  };
  try {
    extend(cli);
  } finally {
    cli.command = add;
  }
}

/**
 * Extends `docs:version`.
 *
 * @param run called with the version after its pages and sidebars are written; if it throws, the command fails
 * @throws PluginError if no plugin before this one has added the command
 */
export function whenVersionIsCut(cli: Command, run: Listener): void {
  const command = cli.commands.find((candidate) => candidate.name() === COMMAND);
  if (!command) {
    throw new PluginError(
      'versions',
      `there is no command "${COMMAND}" to add to. Name the docs plugin before this plugin in docusaurus.config.ts.`,
    );
  }
  command.on(CUT, run);
}
