import {UPGRADE_CHECK_LIMITS} from '@site/src/site/limits';
import {isSkippedFolder, skipReasonOf, type SkipReason} from './skipReason';

/** Something to check. */
export interface Source {
  /** With forward slashes, from the folder that was chosen. */
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

/** Sorts out what is not checked. */
export function chooseSources(files: readonly GivenFile[], skippedFolders: readonly string[] = []): Chosen {
  const sources: Source[] = [];
  const skipped: Skipped[] = skippedFolders.map((path) => ({path, reason: 'folder'}));
  for (const {path, file} of files) {
    const reason =
      skipReasonOf(path, file.size) ?? (sources.length >= UPGRADE_CHECK_LIMITS.files ? 'tooMany' : undefined);
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

/** Pasted code. */
export function sourceOfText(text: string): Chosen {
  return {sources: [{path: 'pasted.tsx', read: () => Promise.resolve(text)}], skipped: []};
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
      if (isSkippedFolder(entry.name)) {
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
