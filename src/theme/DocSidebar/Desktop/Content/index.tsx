/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/DocSidebar/Desktop/Content/index.tsx (sha256 415efa217123).
 *
 * Differs: the product's name and the menu of its versions are above it. It leaves no room for an announcement bar, which this
 * site does not have.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import DocSidebarItems from '@theme/DocSidebarItems';
import NavigationHead from '@theme/NavigationHead';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import styles from './styles.module.css';

export default function DocSidebarDesktopContent({path, sidebar, className}: Props): ReactNode {
  return (
    <>
      <NavigationHead items={sidebar} path={path} />
      <nav
        aria-label={translate({
          id: 'theme.docs.sidebar.navAriaLabel',
          message: 'Docs sidebar',
          description: 'The ARIA label for the sidebar navigation',
        })}
        className={clsx('menu thin-scrollbar', styles.menu, className)}
      >
        <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
          <DocSidebarItems items={sidebar} activePath={path} level={1} />
        </ul>
      </nav>
    </>
  );
}
