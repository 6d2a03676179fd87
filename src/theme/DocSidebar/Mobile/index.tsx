/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/DocSidebar/Mobile/index.tsx (sha256 8384e4296316).
 *
 * Differs: the list is a copy of the one beside the text on wide screens, which the server has rendered. The links of the whole site,
 * the product and its versions are above it. Groups have no pages, so only links close the drawer.
 */
import {memo, useMemo, useRef, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {NavbarSecondaryMenuFiller, ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import NavbarItem, {type Props as Item} from '@theme/NavbarItem';
import NavigationHead from '@theme/NavigationHead';
import type {Props} from '@theme/DocSidebar/Mobile';
import type {SidebarSummary} from '@site/src/site/docsRoutes';
import nextTask from '@site/src/ui/nextTask';
import {markPage} from '@site/src/ui/sidebarList';
import useSidebarSummary from '@site/src/ui/sidebarSummary';
import styles from './styles.module.css';

const LIST = `.${ThemeClassNames.docs.docSidebarContainer} .${ThemeClassNames.docs.docSidebarMenu}`;

/** Copies the list beside the text, with links that `useStaticLinks` follows; one that is there already keeps the groups that the reader has opened. */
function copyList(list: HTMLElement): void {
  const source = document.querySelector(LIST);
  const id = source?.closest<HTMLElement>('[data-static-block]')?.dataset['staticBlock'];
  if (source && list.dataset['staticCopy'] !== id) {
    list.dataset['staticCopy'] = id;
    list.replaceChildren(...source.cloneNode(true).childNodes);
  }
}

interface DrawerProps {
  readonly page: {readonly path: string; readonly sidebar: SidebarSummary | undefined};
}

function DrawerNavigation({page: {path, sidebar}}: DrawerProps): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const list = useRef<HTMLUListElement>(null);
  const [, siteLinks] = splitNavbarItems(useThemeConfig().navbar.items as Item[]);
  useIsomorphicLayoutEffect(() => {
    if (list.current) {
      copyList(list.current);
      markPage(list.current, path);
    }
  }, [shown, path]);
  const onClick = (event: MouseEvent): void => {
    if ((event.target as Element).closest('a')) {
      // A drawer that closes before the link is followed gives the focus back to its button.
      void nextTask().then(toggle);
    }
  };
  return (
    <>
      <ul className={clsx('menu__list', styles.site)}>
        {siteLinks.map((link, index) => (
          <NavbarItem key={index} mobile {...link} onClick={toggle} />
        ))}
      </ul>
      <NavigationHead sidebar={sidebar} path={path} />
      {/* The clicks are those of the links inside, which the keyboard makes too. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={list} className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')} onClick={onClick} />
    </>
  );
}

function DocSidebarMobile({path}: Props): ReactNode {
  const sidebar = useSidebarSummary();
  // One prop, since the stock component sorts the names of several in a way that takes 15 ms once.
  const page = useMemo(() => ({path, sidebar}), [path, sidebar]);
  return <NavbarSecondaryMenuFiller component={DrawerNavigation} props={{page}} />;
}

export default memo(DocSidebarMobile);
