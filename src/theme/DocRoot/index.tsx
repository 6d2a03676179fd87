/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/DocRoot/index.tsx (sha256 0255827adb6a).
 *
 * Differs: the sidebar is data of this route (plugins/docs) and not of the version, so that a page only loads the sidebar of
 * its product, and its list is in the page's HTML. Adds the web app manifest.
 */
import type {ReactNode} from 'react';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import renderRoutes from '@docusaurus/renderRoutes';
import DocRootLayout from '@theme/DocRoot/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import OfflineManifest from '@theme/OfflineManifest';
import type {Props as StockProps} from '@theme/DocRoot';
import type {DocRootSidebar} from '@site/src/site/docsRoutes';
import isSamePath from '@site/src/ui/samePath';
import {SidebarContext} from '@site/src/ui/sidebarSummary';

interface Props extends StockProps {
  readonly sidebars?: readonly DocRootSidebar[];
}

export default function DocRoot({route, sidebars = []}: Props): ReactNode {
  const {pathname} = useLocation();
  const page = route.routes?.find(({path}) => isSamePath(String(path), pathname));
  if (!page) {
    return <NotFoundContent />;
  }
  const sidebar = sidebars.find(({name}) => name === page.sidebar);
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <OfflineManifest />
      <DocsSidebarProvider name={sidebar?.name} items={sidebar?.items}>
        <SidebarContext.Provider value={sidebar}>
          <DocRootLayout>{renderRoutes(route.routes)}</DocRootLayout>
        </SidebarContext.Provider>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
