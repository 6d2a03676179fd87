/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/DocSidebarItem/Category/index.tsx (sha256 e69a87dc8e25).
 *
 * Differs: a group has no page, so its label is a button that opens and closes it, or a heading if it is always open. A
 * product's group has no heading, since the sidebar's head names the product. Groups show marks. Without scripts the groups
 * around the page are open.
 */
import {useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import {Collapsible, ThemeClassNames, useCollapsible} from '@docusaurus/theme-common';
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

function OpenGroup({item, level, activePath, onItemClick}: GroupProps): ReactNode {
  const isProduct = level === 1 && item.customProps?.['subheader'] === undefined;
  return (
    <li className={clsx('menu__list-item', item.className)}>
      {!isProduct && <GroupHeading item={item} />}
      <ul className={clsx('menu__list', isProduct && styles.product)}>
        <DocSidebarItems items={item.items} onItemClick={onItemClick} activePath={activePath} level={level + 1} />
      </ul>
    </li>
  );
}

function CollapsibleGroup({item, level, activePath, onItemClick}: GroupProps): ReactNode {
  const isActive = isActiveSidebarItem(item, activePath);
  const {collapsed, setCollapsed} = useCollapsible({initialState: () => !isActive && item.collapsed});

  // Navigating to a page opens the groups around it, even if the reader had closed them.
  useEffect(() => {
    if (isActive) {
      setCollapsed(false);
    }
  }, [isActive, activePath, setCollapsed]);

  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        collapsed && 'menu__list-item--collapsed',
        item.className,
      )}
    >
      <button
        type="button"
        className={clsx('clean-btn menu__link menu__link--sublist menu__link--sublist-caret', styles.group, {
          'menu__link--active': isActive,
        })}
        aria-expanded={!collapsed}
        onClick={() => setCollapsed(!collapsed)}
      >
        <span>{item.label}</span>
        <NavigationMarks marks={item.customProps ?? {}} />
      </button>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        <DocSidebarItems
          items={item.items}
          tabIndex={collapsed ? -1 : 0}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level + 1}
        />
      </Collapsible>
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
