/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/DocSidebar/Desktop/Content/index.tsx (sha256 415efa217123).
 *
 * Differs: the server alone renders the list. The product's name and the menu of its versions are above it. It leaves no room for an
 * announcement bar, which this site does not have.
 */
import {useRef, useState, type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';
import {useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type {Props as ItemsProps} from '@theme/DocSidebarItems';
import NavigationHead from '@theme/NavigationHead';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {markPage} from '@site/src/ui/sidebarList';
import useSidebarSummary from '@site/src/ui/sidebarSummary';
import StaticBlock from '@site/src/ui/StaticBlock';
// The styles of groups, which the server renders.
import '../../../DocSidebarItem/Category/styles.module.css';
import styles from './styles.module.css';

const Items: ComponentType<ItemsProps> | undefined = __STATIC_CONTENT__
  ? (require('@theme/DocSidebarItems') as {default: ComponentType<ItemsProps>}).default
  : undefined;

export default function DocSidebarDesktopContent({path, sidebar, className}: Props): ReactNode {
  const menu = useRef<HTMLElement>(null);
  const [arrivals, setArrivals] = useState(0);
  const name = useDocsSidebar()?.name ?? '';
  const {version} = useDocsVersion();
  useIsomorphicLayoutEffect(() => {
    if (menu.current) {
      markPage(menu.current, path);
    }
  }, [path, arrivals]);
  return (
    <>
      <NavigationHead sidebar={useSidebarSummary()} path={path} />
      <nav
        ref={menu}
        aria-label={translate({
          id: 'theme.docs.sidebar.navAriaLabel',
          message: 'Docs sidebar',
          description: 'The ARIA label for the sidebar navigation',
        })}
        className={clsx('menu thin-scrollbar', styles.menu, className)}
      >
        <StaticBlock
          staticId={`sidebar-${version}-${name}`}
          isBoxless
          isShared
          onArrival={() => setArrivals((count) => count + 1)}
        >
          {Items && (
            <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
              <Items items={sidebar} activePath={path} level={1} />
            </ul>
          )}
        </StaticBlock>
      </nav>
    </>
  );
}
