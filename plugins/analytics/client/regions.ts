/** A part of a page, whose category is used for links and buttons without event attributes. */
export interface ClickRegion {
  readonly category: string;
  readonly selector: string;
}

/**
 * The parts of a page, inner ones first. Selectors replace attributes here: stock components do not pass attributes on, and
 * attributes on each row of an API page would be a third of its HTML.
 */
export const CLICK_REGIONS: readonly ClickRegion[] = [
  {category: 'dialog', selector: '[role="dialog"]'},
  {category: 'menu', selector: '[role="menu"]'},
  {category: 'sidebar', selector: '.navbar-sidebar, .theme-doc-sidebar-container'},
  {category: 'table-of-contents', selector: '.theme-doc-toc-desktop, .theme-doc-toc-mobile'},
  {category: 'breadcrumbs', selector: '.theme-doc-breadcrumbs'},
  {category: 'pagination', selector: '.pagination-nav'},
  {category: 'page-footer', selector: '.theme-doc-footer'},
  {category: 'page', selector: 'main'},
  {category: 'header', selector: '.navbar, header'},
  {category: 'footer', selector: 'footer'},
  {category: 'page', selector: '[class*="skipToContent"], .theme-back-to-top-button'},
];

/** Links and buttons. Those inside a demo are not the site's. */
export const CONTROLS = 'a[href], button, summary, [role="menuitem"], [role="menuitemradio"]';
export const DEMO_STAGE = '[data-demo-preview]';
