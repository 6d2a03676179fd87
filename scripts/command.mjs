// What all commands of package.json do alike. It runs before anything is installed, on any Node.
import {install} from './install.mjs';
import {load} from './load.mjs';

/** Why a file cannot be written, by the code of the system's error. */
const UNWRITABLE = {
  EACCES: 'it belongs to another user. Make it writable, or run the command as its owner',
  EPERM: 'it belongs to another user. Make it writable, or run the command as its owner',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
};

/**
 * Shows an error in one line if whoever called the command can do something about it: if the message begins with a name in
 * brackets, or the system refused to write. Anything else is a mistake in the commands, and is shown with its stack.
 *
 * @param {string} name of the command
 * @param {unknown} error
 */
export function showError(name, error) {
  if (/^\[[\w:-]+\] /.test(error.message)) {
    console.error(error.message);
  } else if (error.code in UNWRITABLE) {
    console.error(`[${name}] ${error.path ?? 'a file'} cannot be written: ${UNWRITABLE[error.code]}.`);
  } else {
    console.error(error);
  }
}

/**
 * Installs what is missing and reads what the command was called with.
 *
 * @param {string} name in package.json
 * @throws where packages cannot be installed, or the command does not know an option
 */
export function prepare(name) {
  install();
  return load('./commandLine.ts').readCommandLine(name, process.argv.slice(2));
}

/**
 * Runs a command. If something goes wrong, it shows the error and sets the exit code 1.
 *
 * @param {string} name in package.json
 * @param {(line: {values: object, operands: string[]}) => unknown} run resolves to `false` where the command failed
 */
export async function runCommand(name, run) {
  try {
    if ((await run(prepare(name))) === false) {
      process.exitCode = 1;
    }
  } catch (error) {
    showError(name, error);
    process.exitCode = 1;
  }
}
