import type {CurrentBundler} from '@docusaurus/types';

type Handler = (request: unknown, response: unknown, next: () => void) => unknown;

/** What Rspack has and webpack does not. */
interface LazyBundler {
  readonly lazyCompilationMiddleware?: (compiler: unknown) => Handler;
}

/** Pages with their demos, and the lists of all demos and of all that a package has. */
const PAGES = /[\\/](?:docs|i18n|versioned_docs)[\\/].+\.mdx?$|[\\/]\.docusaurus[\\/]demos[\\/]/;

/** Compiles a page for the dev server when it is opened: otherwise hundreds would be compiled before the first is shown. */
export class LazyPagesPlugin {
  /** Options of the bundler that belong to the plugin. */
  readonly options = {
    lazyCompilation: {entries: false, imports: true, test: PAGES},
    devServer: {setupMiddlewares: (middlewares: unknown[]) => this.#addHandler(middlewares)},
  };

  readonly #bundler: LazyBundler;
  #handler: Handler | undefined;

  constructor({instance}: CurrentBundler) {
    this.#bundler = instance as LazyBundler;
  }

  apply(compiler: unknown): void {
    this.#handler = this.#bundler.lazyCompilationMiddleware?.(compiler);
  }

  /** Adds to the dev server what hears of opened pages. */
  #addHandler(middlewares: unknown[]): unknown[] {
    if (this.#handler) {
      // Docusaurus joins what its own hook and this one return; only the head of the shared list runs before its answers.
      middlewares.unshift({name: 'lazy-pages', middleware: this.#handler});
    }
    return [];
  }
}
