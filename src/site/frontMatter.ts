import type {ProductId} from './products';

/** What a page may say of itself besides Docusaurus' own fields. */
export interface PageFrontMatter {
  readonly title: string;
  readonly description: string;
  readonly productId?: ProductId;
  /** Components that the page shows; each has an API page. */
  readonly components?: readonly string[];
  /** The npm package that the page is about. */
  readonly packageName?: string;
  /** The label of the packages' issue tracker that the page's subject has. */
  readonly githubLabel?: string;
  /** The page shows icons of the provider's icon font. */
  readonly iconFont?: boolean;
  /** Fonts that this page alone has: families as the provider takes them, `Roboto Slab:wght@400;700`. */
  readonly fonts?: readonly string[];
}
