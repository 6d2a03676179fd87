/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/DocSidebar/Mobile/index.tsx (sha256 8384e4296316).
 *
 * Differs: the links of the whole site, the product and its versions are above the list. Groups have no pages, so only links
 * close the drawer.
 */
import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import {NavbarSecondaryMenuFiller, ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import DocSidebarItems from '@theme/DocSidebarItems';
import NavbarItem, {type Props as Item} from '@theme/NavbarItem';
import NavigationHead from '@theme/NavigationHead';
import type {Props} from '@theme/DocSidebar/Mobile';
import styles from './styles.module.css';

function DrawerNavigation({sidebar, path}: Props): ReactNode {
  const drawer = useNavbarMobileSidebar();
  const [, siteLinks] = splitNavbarItems(useThemeConfig().navbar.items as Item[]);
  return (
    <>
      <ul className={clsx('menu__list', styles.site)}>
        {siteLinks.map((link, index) => (
          <NavbarItem key={index} mobile {...link} onClick={() => drawer.toggle()} />
        ))}
      </ul>
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
