/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/Navbar/Content/index.tsx (sha256 6652ddae0397).
 *
 * Differs: what does not fit is in a menu, the last links first, and there is a menu of languages. The search is no navbar item.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Translate from '@docusaurus/Translate';
import NavbarItem, {type Props as Item} from '@theme/NavbarItem';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarSearch from '@theme/Navbar/Search';
import NavbarNavLink, {type Props as LinkProps} from '@theme/NavbarItem/NavbarNavLink';
import SearchBar from '@theme/SearchBar';
import LanguageMenu from '@site/src/ui/LanguageMenu';
import LinkMenu from '@site/src/ui/LinkMenu';
import styles from './styles.module.css';

/** On the narrowest row that is not a drawer, with larger text, two links are left beside the menu. */
const MOST_FOLDED = 6;

/** The links that may go into the menu, each with its place in that order: 1 goes first. */
type Folds = ReadonlyMap<Item, number>;

function NavbarItems({items, folds}: {readonly items: readonly Item[]; readonly folds: Folds}): ReactNode {
  return items.map((item, index) => <NavbarItem key={index} {...item} data-fold={folds.get(item)} />);
}

/** All links that may be missing in the row. Both have each of them, and the width of the row decides which one is shown. */
function MoreMenu({folds}: {readonly folds: Folds}): ReactNode {
  return (
    <LinkMenu
      className={styles.more}
      summaryClass="navbar__link"
      label={
        <Translate id="site.navbar.more" description="Menu of the header's links that have no room in it">
          More
        </Translate>
      }
    >
      {[...folds].map(([{type: _type, position: _position, ...link}, fold]) => (
        <li key={fold} data-fold={fold}>
          <NavbarNavLink {...(link as LinkProps)} />
        </li>
      ))}
    </LinkMenu>
  );
}

export default function NavbarContent(): ReactNode {
  const drawer = useNavbarMobileSidebar();
  const [left, right] = splitNavbarItems(useThemeConfig().navbar.items as Item[]);
  const links = [...left, ...right];
  const folds: Folds = new Map(links.map((link, index) => [link, links.length - index] as const).slice(-MOST_FOLDED));
  return (
    <div className={clsx('navbar__inner', styles.bar)}>
      <div className={clsx(ThemeClassNames.layout.navbar.containerLeft, 'navbar__items')}>
        {!drawer.disabled && <NavbarMobileSidebarToggle />}
        <NavbarLogo />
        <NavbarItems items={left} folds={folds} />
        <MoreMenu folds={folds} />
      </div>
      <div className={clsx(ThemeClassNames.layout.navbar.containerRight, 'navbar__items navbar__items--right')}>
        <NavbarItems items={right} folds={folds} />
        <LanguageMenu />
        <NavbarColorModeToggle className={styles.mode} />
        <NavbarSearch>
          <SearchBar />
        </NavbarSearch>
      </div>
    </div>
  );
}
