/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/DocBreadcrumbs/StructuredData/index.tsx (sha256 7f45795169a3).
 *
 * Differs: the data also says what the page is, and is made on the server alone, by the room for machines.
 */
import type {ReactNode} from 'react';
import PageFormats from '@theme/PageFormats';

export default function DocBreadcrumbsStructuredData(): ReactNode {
  return <PageFormats />;
}
