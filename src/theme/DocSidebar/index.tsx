/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/DocSidebar/index.tsx (sha256 c8ebcf85b048).
 *
 * Differs: the list beside the text stays in the page on small screens, where styles hide it, since the drawer shows the same list.
 */
import type {ReactNode} from 'react';
import {useWindowSize} from '@docusaurus/theme-common';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import type {Props} from '@theme/DocSidebar';

export default function DocSidebar(props: Props): ReactNode {
  const isDrawer = useWindowSize() === 'mobile';
  return (
    <>
      <DocSidebarDesktop {...props} />
      {isDrawer && <DocSidebarMobile {...props} />}
    </>
  );
}
