/** The settings of the part that runs in pages. */
export interface PageSettings {
  /** The one host on which pages register the worker. */
  readonly host: string;
  /** The URLs that the worker serves: `/x/`. */
  readonly scope: string;
  /** `false` with the kill switch and in development. */
  readonly isOn: boolean;
}

/** The settings of the worker, a constant in its code. All URLs begin with a slash. */
export interface WorkerSettings {
  /** Names the build: it changes with every script and stylesheet. */
  readonly build: string;
  /** The page that stands in for a page that is not cached. */
  readonly offlinePage: string;
  /** The end of every page's title, which a list of pages leaves out. */
  readonly titleEnding: string;
  /** Folders of files whose content never changes under one name. */
  readonly immutableFolders: readonly string[];
  /** Folders that are cached whole as soon as one of their files is used. */
  readonly wholeFolders: readonly string[];
  /** The site's published URL without a path: `https://mui.com`. Pages contain their own URL. */
  readonly siteUrl: string;
  /** The language of the pages, as in `<html lang>`. */
  readonly language: string;
  /** Texts of the notice on a cached page in the place of a server's error, with `{status}` and `{time}`. */
  readonly texts: {readonly keptCopy: string; readonly undatedCopy: string};
  /** How many files the cache of this build may hold. */
  readonly maxFiles: number;
  /** How many files the caches of builds before this one may hold together. */
  readonly maxOldFiles: number;
}

/** Tells a waiting worker to take over; plugin-pwa's worker listens to it. */
export interface SkipWaitingMessage {
  readonly type: 'SKIP_WAITING';
}

/** Tells the worker which files a page has used, because the worker does not see those that came before it or by a link. */
export interface UsedMessage {
  readonly type: 'USED';
  readonly urls: readonly string[];
}
