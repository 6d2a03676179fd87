import {createContext, useContext} from 'react';
import type {SidebarSummary} from '../site/docsRoutes';

/** The sidebar of the pages below; without one, there is none. */
export const SidebarContext = createContext<SidebarSummary | undefined>(undefined);

/** What is known of the sidebar that the page shows; nothing for a page without one. */
export default function useSidebarSummary(): SidebarSummary | undefined {
  return useContext(SidebarContext);
}
