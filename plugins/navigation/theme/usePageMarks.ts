import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {SidebarMarks} from '@site/src/site/docsRoutes';
import useSidebarSummary from '@site/src/ui/sidebarSummary';

/** Plan and flags of the page's entry in `sidebars.ts`, which its sidebar has. */
export default function usePageMarks(): SidebarMarks {
  const {metadata} = useDoc();
  return useSidebarSummary()?.pages[metadata.id] ?? {};
}
