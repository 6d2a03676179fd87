import type {ProductId} from './products';

/** Front matter of a page, without Docusaurus' own fields. */
export interface PageFrontMatter {
  readonly title: string;
  readonly description: string;
  readonly productId?: ProductId;
  /** Components that the page shows; each has an API page. */
  readonly components?: readonly string[];
  /** The npm package that the page is about. */
  readonly packageName?: string;
  /** The label of the page's subject in the packages' issue tracker. */
  readonly githubLabel?: string;
  /** Whether the page loads the icon font. */
  readonly iconFont?: boolean;
  /** Font families that only this page loads, in the provider's notation: `Roboto Slab:wght@400;700`. */
  readonly fonts?: readonly string[];
}
