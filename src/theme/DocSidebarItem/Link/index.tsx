/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/DocSidebarItem/Link/index.tsx (sha256 e62acb9865e1).
 *
 * Differs: shows the marks of the page (plan, new, planned). There are no external links, and no `onItemClick`,
 * since only the server renders it.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import NavigationMarks from '@theme/NavigationMarks';
import type {Props} from '@theme/DocSidebarItem/Link';

export default function DocSidebarItemLink({item, activePath, level, index: _index, ...props}: Props): ReactNode {
  const {href, label, className, autoAddBaseUrl, customProps = {}} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        {...props}
      >
        <span>{label}</span>
        <NavigationMarks marks={customProps} />
      </Link>
    </li>
  );
}
