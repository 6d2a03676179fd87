import type {RefObject} from 'react';

/** What crosses from Node to the browser: the list of names, the text of pages, and which engine answers. */

/** Rows of an API page that share a kind. */
export interface NamedRows {
  /** The section of the page: `props`, `slots`, `classes`, … */
  readonly section: string;
  /** The hash of a row up to its name: `data-grid-prop-`. */
  readonly stem: string;
  readonly names: readonly string[];
}

/** A page and what can be found on it by name. */
export interface NamedPage {
  /** URL, base URL included: `/x/react-charts/bars/`. */
  readonly path: string;
  readonly title: string;
  /** What the sidebar calls the page, if its title does not say that. */
  readonly label?: string;
  /** Names of demos, which are their URLs on the page. */
  readonly demos?: readonly string[];
  readonly rows?: readonly NamedRows[];
  /** Hooks, functions and types of the packages that the page explains and that have no page of their own. */
  readonly code?: readonly QuotedNames[];
}

/** What stands below one heading of a page. */
export interface QuotedNames {
  /** The heading's hash; the page's beginning has none. */
  readonly id?: string;
  readonly names: readonly string[];
}

/** The list of names, fetched with the search. */
export interface SearchNames {
  readonly pages: readonly NamedPage[];
  /** Words of headings, with a space between them: what a mistyped word may have meant. */
  readonly words: string;
}

/** By the path of a page: messages of the packages that it lists or quotes, as `MUI: Missing license key.` */
export type SearchMessages = Readonly<Record<string, readonly QuotedNames[]>>;

/** The types of rows and pages, apart from their names: the names answer before they are there. */
export interface SearchTypes {
  readonly types: readonly string[];
  /** By the path of a page: the place in `types` of its own type, then those of its rows in their order; -1 for none. */
  readonly rows: Readonly<Record<string, readonly number[]>>;
}

/** What a result can lead to. */
export const RESULT_KINDS = ['guide', 'api', 'demo', 'message'] as const;

export type ResultKind = (typeof RESULT_KINDS)[number];

/** What a result tells besides its name. */
export interface ResultDetails {
  readonly kind?: ResultKind;
  /** The type or signature of a name on one line. */
  readonly type?: string;
}

/** A heading of a written page and the text below it. */
export interface PageSection {
  readonly title: string;
  /** The heading's hash; the page's beginning has none. */
  readonly id?: string;
  readonly text: string;
}

/** Where DocSearch looks. */
export interface AlgoliaSettings {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
}

/** The plugin's global data, which every page carries: kept to a few words. */
export interface SearchGlobalData {
  /** Given if DocSearch answers instead of the site's own index. */
  readonly algolia?: AlgoliaSettings;
}

/** Props of both dialogs. */
export interface SearchDialogProps {
  /** The dialog of the server's HTML, which is open until this one takes its place; its field has what was typed so far. */
  readonly opened: RefObject<HTMLDialogElement>;
  readonly onClose: () => void;
}
