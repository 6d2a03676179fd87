import type {MessageFile, MessageLevel, PackageMessage} from '../../src/site/packageMessages';

/** A file of a package, with the URL of the source that it was made from. */
interface SourceFile extends MessageFile {
  readonly url: string;
}

/** A message as a page shows it. */
export interface ShownMessage extends Omit<PackageMessage, 'files'> {
  readonly files: readonly SourceFile[];
}

/** A choice of levels: those of the console are one, whoever prints them. */
export const LEVEL_CHOICES = ['all', 'thrown', 'error', 'warning'] as const;

export type LevelChoice = (typeof LEVEL_CHOICES)[number];

/** React reports a prop that its type refuses as an error of the console. */
export function choiceOfLevel(level: MessageLevel): Exclude<LevelChoice, 'all'> {
  return level === 'prop' ? 'error' : level;
}
