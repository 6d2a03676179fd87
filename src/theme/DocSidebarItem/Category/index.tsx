/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/DocSidebarItem/Category/index.tsx (sha256 e69a87dc8e25).
 *
 * Differs: a group has no page, so its label is a button that opens and closes it, or a heading if it is always open. A
 * product's group has no heading, since the sidebar's head names the product. Groups show marks. What is in a closed group is in the
 * page, and `src/ui/sidebarList.ts` opens it, since React does not know the list; no `onItemClick` for the same reason.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isActiveSidebarItem, useVisibleSidebarItems} from '@docusaurus/plugin-content-docs/client';
import DocSidebarItems from '@theme/DocSidebarItems';
import NavigationMarks from '@theme/NavigationMarks';
import type {Props} from '@theme/DocSidebarItem/Category';
import styles from './styles.module.css';

type GroupProps = Omit<Props, 'index'>;

function GroupHeading({item}: Pick<GroupProps, 'item'>): ReactNode {
  return (
    <div className={clsx('site-menu-heading', styles.subheader)}>
      <span>{item.label}</span>
      <NavigationMarks marks={item.customProps ?? {}} />
    </div>
  );
}

function OpenGroup({item, level, activePath}: GroupProps): ReactNode {
  const isProduct = level === 1 && item.customProps?.['subheader'] === undefined;
  return (
    <li className={clsx('menu__list-item', item.className)}>
      {!isProduct && <GroupHeading item={item} />}
      <ul className={clsx('menu__list', isProduct && styles.product)}>
        <DocSidebarItems items={item.items} activePath={activePath} level={level + 1} />
      </ul>
    </li>
  );
}

function CollapsibleGroup({item, level, activePath}: GroupProps): ReactNode {
  const isActive = isActiveSidebarItem(item, activePath);
  const isOpen = isActive || !item.collapsed;
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        !isOpen && 'menu__list-item--collapsed',
        styles.collapsible,
        item.className,
      )}
    >
      <button
        type="button"
        className={clsx('clean-btn menu__link menu__link--sublist menu__link--sublist-caret', styles.group, {
          'menu__link--active': isActive,
        })}
        aria-expanded={isOpen}
      >
        <span>{item.label}</span>
        <NavigationMarks marks={item.customProps ?? {}} />
      </button>
      <ul className="menu__list">
        <DocSidebarItems items={item.items} activePath={activePath} level={level + 1} />
      </ul>
    </li>
  );
}

export default function DocSidebarItemCategory({index: _index, ...props}: Props): ReactNode {
  const visible = useVisibleSidebarItems(props.item.items, props.activePath);
  if (visible.length === 0) {
    return null;
  }
  return props.item.collapsible ? <CollapsibleGroup {...props} /> : <OpenGroup {...props} />;
}
