import type {CodeStyling, CodeVariant} from '@site/src/site/storage';
import type {DemoSources} from '../../types';

/** What an export has to know of an installed package. */
export interface PackageFacts {
  readonly version: string;
  /** The packages that an app must install beside it; optional ones are left out. */
  readonly peers: readonly string[];
  /** The package of its types, where it brings none itself. */
  readonly types?: string;
  /** Whether nobody publishes types for it that the site has. */
  readonly isUntyped?: true;
}

/** The packages of an export, gathered from the installed ones when the site is built. */
export interface ExportFacts {
  /** The packages that demos may import, by name. */
  readonly packages: Readonly<Record<string, PackageFacts>>;
  /** Versions of what a project needs to start and to type-check, by name. */
  readonly tools: Readonly<Record<string, string>>;
}

/** Where a reader may open a demo. */
export type Sandbox = 'StackBlitz' | 'CodeSandbox';

export interface ExportRequest {
  /** Name of the demo. */
  readonly name: string;
  /** Absolute URL of the demo, for whoever finds the project later. */
  readonly url: string;
  readonly sources: DemoSources;
  readonly codeVariant: CodeVariant;
  readonly styling: CodeStyling;
  /** The sandbox that the project is for; none for one that is downloaded. */
  readonly sandbox?: Sandbox;
  /** Font families that the project loads in place of MUI's, in the notation of Google Fonts. */
  readonly fonts?: readonly string[];
  readonly facts: ExportFacts;
}

/** A project that starts with `npm install` and `npm run dev`. */
export interface ExportProject {
  readonly title: string;
  readonly description: string;
  /** The file that a reader wants to see first. */
  readonly mainFile: string;
  /** Text of every file, by path from the project's root. */
  readonly files: Readonly<Record<string, string>>;
}
