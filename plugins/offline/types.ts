/** What pages are told, written by the plugin. */
export interface PageSettings {
  /** The one host on which they register the worker. */
  readonly host: string;
  /** The URLs that the worker serves: `/x/`. */
  readonly scope: string;
}

/** What the worker is told, as a constant in its code. All URLs begin with a slash. */
export interface WorkerSettings {
  /** Names the build: it changes with every script and stylesheet. */
  readonly build: string;
  /** The page that stands in for one that was not kept. */
  readonly offlinePage: string;
  /** What titles of pages end with, which a list of pages leaves out. */
  readonly titleEnding: string;
  /** Folders of files whose content never changes under one name. */
  readonly unchanging: readonly string[];
  /** Folders that are kept whole once a file of them was used. */
  readonly wholeFolders: readonly string[];
  /** How many files of builds before this one are kept. */
  readonly mostOldFiles: number;
}

/** Tells a waiting worker to take over: the word that plugin-pwa's worker listens to. */
export interface TakeOverMessage {
  readonly type: 'SKIP_WAITING';
}

/** Tells the worker what a page has used, which it may not have seen: it was not there yet, or no document was loaded. */
export interface UsedMessage {
  readonly type: 'USED';
  readonly urls: readonly string[];
}
