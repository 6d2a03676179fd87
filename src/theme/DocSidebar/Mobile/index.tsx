/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/DocSidebar/Mobile/index.tsx (sha256 8384e4296316).
 *
 * Differs: the product and its versions are above the list. Groups have no pages, so only links close the drawer.
 */
import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import DocSidebarItems from '@theme/DocSidebarItems';
import NavigationHead from '@theme/NavigationHead';
import type {Props} from '@theme/DocSidebar/Mobile';

function DrawerNavigation({sidebar, path}: Props): ReactNode {
  const drawer = useNavbarMobileSidebar();
  return (
    <>
      <NavigationHead items={sidebar} path={path} />
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems
          items={sidebar}
          activePath={path}
          onItemClick={(item) => item.type === 'link' && drawer.toggle()}
          level={1}
        />
      </ul>
    </>
  );
}

function DocSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={DrawerNavigation} props={props} />;
}

export default memo(DocSidebarMobile);
