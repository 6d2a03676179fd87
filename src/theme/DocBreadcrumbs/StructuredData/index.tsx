/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/DocBreadcrumbs/StructuredData/index.tsx (sha256 7f45795169a3).
 *
 * Differs: the data also describes the page. The markdown plugin makes it, on the server only.
 */
import type {ReactNode} from 'react';
import PageFormats from '@theme/PageFormats';

export default function DocBreadcrumbsStructuredData(): ReactNode {
  return <PageFormats />;
}
