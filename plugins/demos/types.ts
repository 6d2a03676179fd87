import type {ComponentType} from 'react';

/** One file of a demo, as it is shown: highlighted HTML in both languages, the JavaScript only where it differs. */
export interface DemoFile {
  readonly name: string;
  readonly html: string;
  readonly htmlJs?: string;
  /** The text that copying and exports use. */
  readonly text: string;
  readonly textJs?: string;
}

/** The sources of a demo in one styling, the demo's own file first. */
export interface DemoSources {
  readonly files: readonly DemoFile[];
}

/** The few lines of JSX that matter, highlighted. */
export interface DemoPreview {
  readonly html: string;
  /** Whether more follows than is shown. */
  readonly isCut: boolean;
}

export interface DemoModule {
  readonly default: ComponentType;
}

/** What a page knows of a demo from the start; everything else is fetched when it is needed. */
export interface DemoInfo {
  readonly name: string;
  /** Canonical path of the demo's page. */
  readonly page: string;
  /** Path of the demo's file from the project's root. */
  readonly file: string;
  readonly preview?: DemoPreview;
  /** The demo itself, in the server's bundle only. */
  readonly loaded?: DemoModule;
  readonly load: () => Promise<DemoModule>;
  readonly loadSources: () => Promise<{readonly default: DemoSources}>;
}
