import type {ComponentType} from 'react';
import type {PlanId} from '../../src/site/packages';
import type {DateLibrary, TranslatedLibrary} from '../../src/site/dateLibraries';
import type {CodeStyling} from '../../src/site/storage';

/** One file of a demo, as it is shown: highlighted HTML in both languages, the JavaScript only where it differs. */
export interface DemoFile {
  readonly name: string;
  readonly html: string;
  readonly htmlJs?: string;
  /** The text that copying and exports use. */
  readonly text: string;
  /** Empty for a file of nothing but types, which JavaScript has not. */
  readonly textJs?: string;
}

/** A place in the API pages; URLs are inside the site, without the base URL. */
export interface ApiPlace {
  readonly name: string;
  readonly href: string;
}

/** A documented component that a demo renders, and those of its documented props that the demo sets. */
export interface ApiUse extends ApiPlace {
  readonly props: readonly ApiPlace[];
}

/** The sources of a demo in one styling, the demo's own file first. */
export interface DemoSources {
  readonly files: readonly DemoFile[];
  /** The lines that a closed demo shows, where they may differ from those that the page knows: in another date library. */
  readonly preview?: Required<CodePreview>;
  /** Where what the demo uses is documented. */
  readonly uses?: readonly ApiUse[];
}

/** The few lines of JSX that a closed demo shows. */
export interface CodePreview {
  /** How many they are, so that their place can be kept before they are drawn. */
  readonly lines: number;
  /** Whether more follows than is shown. */
  readonly isCut: boolean;
  /** The lines, highlighted. A demo as it was written has them only where static blocks have their content. */
  readonly html?: string | undefined;
}

/** What a module exports, by name. */
export type ModuleExports = Readonly<Record<string, unknown>>;

/** A module that a demo imports: all of it, or what the demo takes of it. */
export interface EditorModule {
  readonly isWhole?: boolean;
  readonly exports: ModuleExports;
}

/** Modules that the editor of demos can import, fetched together. */
export interface EditorPackages {
  readonly specifiers: readonly string[];
  readonly load: () => Promise<{readonly default: Readonly<Record<string, ModuleExports>>}>;
}

/** The styles that a demo brings along. */
export interface DemoStyles {
  /** The demo's name: the value of `data-demo-styles` at the element that the demo is in. */
  readonly scope: string;
  readonly css: string;
}

export interface DemoModule {
  readonly default: ComponentType;
  /** What the demo imports, by specifier, for the editor. */
  readonly modules?: Readonly<Record<string, EditorModule>>;
  readonly styles?: DemoStyles | undefined;
}

export type LoadSources = () => Promise<{readonly default: DemoSources}>;

/** A demo in another date library than it is written with. */
export interface DemoTranslation {
  readonly loadSources: LoadSources;
  /** URL of what runs, inside the site, without the base URL. */
  readonly script: string;
  /** Changes with the demo. */
  readonly version: string;
}

/** A demo in one styling: how to fetch what runs and what is shown. */
export interface DemoStyling {
  readonly styling: CodeStyling;
  /** Path of the styled file from the project's root. */
  readonly file: string;
  /** Name of the first file of its group, by which the frame of edited code fetches what it imports; none of code without a file. */
  readonly group?: string;
  /** Whether its code is a snippet of a live fence and need not be a module. */
  readonly isSnippet?: boolean;
  /** The demo itself, in the server's bundle only. */
  readonly loaded?: DemoModule;
  readonly load: () => Promise<DemoModule>;
  readonly loadSources: LoadSources;
  /** The demo in the other date libraries, where it follows the reader's choice of one. */
  readonly translations?: Readonly<Record<TranslatedLibrary, DemoTranslation>>;
  /** The library of a demo that is shown in another than it is written with. */
  readonly dateLibrary?: TranslatedLibrary;
}

/** What a page knows of a demo from the start; everything else is fetched when it is needed. */
export interface DemoInfo {
  readonly name: string;
  /** Id of the place where the page has it; its name where there is none. */
  readonly anchor?: string;
  /** Canonical path of the demo's page. */
  readonly page: string;
  readonly preview?: CodePreview;
  /** The least plan whose packages the demo runs with. */
  readonly plan: PlanId;
  /** The one date library that the demo is about, and with which all readers see it. */
  readonly dateLibrary?: DateLibrary;
  /** Font families that the demo's own theme names, in the notation of the font provider: `Roboto Slab:wght@400;700`. */
  readonly fonts?: readonly string[];
  /** The stylings the demo comes in, MUI System first. */
  readonly stylings: readonly [DemoStyling, ...DemoStyling[]];
}

/** The weight of each demo in bytes after gzip, by the path of its file from the project's root. */
export type DemoWeights = Readonly<Record<string, number>>;
