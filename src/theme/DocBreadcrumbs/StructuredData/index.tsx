/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/DocBreadcrumbs/StructuredData/index.tsx (sha256 7f45795169a3).
 *
 * Differs: there is none here. The data also describes the page, and `DocBreadcrumbs` has it beside the breadcrumbs.
 */
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
