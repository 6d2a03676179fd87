import {UPGRADE_CHECK_LIMITS} from '@site/src/site/limits';
import {isSkippedFolder, skipReasonOf, type SkipReason} from './skipReason';

/** Something to check. */
export interface Source {
  /** With forward slashes; begins with the folder that was chosen, if one was. */
  readonly path: string;
  readonly read: () => Promise<string>;
}

export interface Skipped {
  readonly path: string;
  readonly reason: SkipReason;
}

export interface Chosen {
  readonly sources: readonly Source[];
  readonly skipped: readonly Skipped[];
}

interface GivenFile {
  readonly path: string;
  readonly file: File;
}

/** The folder that a reader chose, with a slash at its end, if all files are in one: whatever its name is, its files are meant. */
function chosenFolder(files: readonly GivenFile[]): string {
  const folder = /^[^/]+\//.exec(files[0]?.path ?? '')?.[0] ?? '';
  return files.every(({path}) => path.startsWith(folder)) ? folder : '';
}

/** Sorts out what is not checked. */
function chooseSources(files: readonly GivenFile[], skippedFolders: readonly string[] = []): Chosen {
  const sources: Source[] = [];
  const skipped: Skipped[] = skippedFolders.map((path) => ({path, reason: 'folder'}));
  const folder = chosenFolder(files);
  for (const {path, file} of files) {
    const reason =
      skipReasonOf(path.slice(folder.length), file.size) ??
      (sources.length >= UPGRADE_CHECK_LIMITS.files ? 'tooMany' : undefined);
    if (reason) {
      skipped.push({path, reason});
    } else {
      sources.push({path, read: () => file.text()});
    }
  }
  return {sources, skipped};
}

/** The files of an input, of single files or of a folder. */
export function sourcesOfInput(files: FileList): Chosen {
  return chooseSources([...files].map((file) => ({path: file.webkitRelativePath || file.name, file})));
}

/** How a stylesheet begins, after comments, and no script does. */
const STYLESHEET_START =
  /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/)*(?:@(?:import|use|forward|media|supports|layer|charset|font-face|keyframes|mixin|include)\b|[.#&:][^!;{}]*\{)/;

/** A name for pasted text, whose ending tells the language. `<T>value` means something else in a file with elements. */
function nameOfPasted(text: string): string {
  if (STYLESHEET_START.test(text)) {
    return 'pasted.css';
  }
  return /<\/|\/>/.test(text) ? 'pasted.tsx' : 'pasted.ts';
}

/** Pasted code. */
export function sourceOfText(text: string): Chosen {
  return {sources: [{path: nameOfPasted(text), read: () => Promise.resolve(text)}], skipped: []};
}

/** Whether a text is data, such as a `package.json`: no code, though it may name packages. */
export function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** What is in a folder, as far as it can be read. */
function entriesIn(
  folder: FileSystemDirectoryEntry,
): Promise<{readonly entries: readonly FileSystemEntry[]; readonly isReadable: boolean}> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  return new Promise((resolve) => {
    const readMore = (): void =>
      reader.readEntries(
        (entries) => {
          all.push(...entries);
          if (entries.length > 0 && all.length < UPGRADE_CHECK_LIMITS.entries) {
            readMore();
          } else {
            resolve({entries: all, isReadable: true});
          }
        },
        () => resolve({entries: all, isReadable: false}),
      );
    readMore();
  });
}

function fileOf(entry: FileSystemFileEntry): Promise<File | undefined> {
  return new Promise((resolve) => entry.file(resolve, () => resolve(undefined)));
}

/** What was dropped: files, and folders with all that is in them. */
export async function sourcesOfDrop(transfer: DataTransfer): Promise<Chosen> {
  // Entries can be had only before the first pause.
  const roots = [...transfer.items].flatMap((item) => (item.kind === 'file' ? (item.webkitGetAsEntry() ?? []) : []));
  const files: GivenFile[] = [];
  const folders: string[] = [];
  const others: Skipped[] = [];
  let seen = 0;
  const visit = async (entry: FileSystemEntry): Promise<void> => {
    seen += 1;
    const path = entry.fullPath.replace(/^\//, '');
    if (seen > UPGRADE_CHECK_LIMITS.entries) {
      others.push({path, reason: 'tooManyEntries'});
      return;
    }
    if (entry.isDirectory) {
      // One folder that was dropped alone is meant, whatever its name is.
      const isMeant = roots.length === 1 && entry === roots[0];
      if (!isMeant && isSkippedFolder(entry.name)) {
        folders.push(path);
        return;
      }
      const {entries, isReadable} = await entriesIn(entry as FileSystemDirectoryEntry);
      for (const inner of entries) {
        await visit(inner);
      }
      if (!isReadable) {
        others.push({path, reason: 'unreadable'});
      }
      return;
    }
    const file = await fileOf(entry as FileSystemFileEntry);
    if (file) {
      files.push({path, file});
    } else {
      others.push({path, reason: 'unreadable'});
    }
  };
  for (const root of roots) {
    await visit(root);
  }
  const chosen = chooseSources(files, folders);
  return {...chosen, skipped: [...chosen.skipped, ...others]};
}
