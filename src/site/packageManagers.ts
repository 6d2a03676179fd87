/** Programs that install npm packages, the default first. */
export const PACKAGE_MANAGERS = [
  {id: 'npm', name: 'npm', install: 'npm install', uninstall: 'npm uninstall'},
  {id: 'yarn', name: 'Yarn', install: 'yarn add', uninstall: 'yarn remove'},
  {id: 'pnpm', name: 'pnpm', install: 'pnpm add', uninstall: 'pnpm remove'},
] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

export type PackageManagerId = PackageManager['id'];

/** `npm install` or `npm uninstall` with at least one package, and without options, which other programs may not have. */
const NPM_COMMAND = /^npm (install|uninstall)((?: [@\w][\w@/.^~-]*)+)$/;

/** Whether a line of a shell installs or removes packages, so that there is a command of each program for it. */
export function isPackageCommand(line: string): boolean {
  return NPM_COMMAND.test(line);
}

/**
 * What a command of npm is with another program.
 *
 * @param npmCommand one for which {@link isPackageCommand} holds; any other stays as it is
 */
export function packageCommand(manager: PackageManager, npmCommand: string): string {
  return npmCommand.replace(NPM_COMMAND, (_all, action: 'install' | 'uninstall', packages: string) => {
    return manager[action] + packages;
  });
}
