import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {NavigationProps} from '@site/src/site/navigation';

function marksOf(items: readonly PropSidebarItem[], id: string): Partial<NavigationProps> | undefined {
  for (const item of items) {
    const found =
      item.type === 'category'
        ? marksOf(item.items, id)
        : item.type === 'link' && item.docId === id && item.customProps;
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** What the page's entry in the navigation tree says of it. It comes with the sidebar, which the page has anyway. */
export default function usePageMarks(): Partial<NavigationProps> {
  const {metadata} = useDoc();
  return marksOf(useDocsSidebar()?.items ?? [], metadata.id) ?? {};
}
