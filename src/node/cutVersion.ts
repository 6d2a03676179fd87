import {PluginError} from './errors';
import {isVersionName, nameProblem} from './versions';

/** What is used of the program that a plugin adds commands to. */
export interface Command {
  readonly commands: readonly Command[];
  name(): string;
  command(name: string): Command;
  action(run: (...given: unknown[]) => unknown): Command;
  on(event: string, listener: Listener): unknown;
  listeners(event: string): unknown[];
}

type Listener = (version: string) => void | Promise<void>;

/** The command of the docs plugin that keeps the docs of today as a version. */
const COMMAND = 'docs:version';
const CUT = 'version-cut';

/**
 * Lets a plugin add its commands to the program so that plugins hear of the version that one of them cuts. A name that is no
 * number stops the command before it writes.
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
        // One after the other: each may need what the one before it wrote.
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
 * Adds to what cutting a version does.
 *
 * @param run called with the version when its pages and sidebars are written; what it throws ends the command
 * @throws PluginError where no plugin before this one has the command
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
