import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import NavigationMarks from '@theme/NavigationMarks';
import {pageIdentity} from '@site/src/site/identity';
import {SITE_PRODUCT_ID} from '@site/src/site/products';
import VersionSwitcher from './VersionSwitcher';
import styles from './styles.module.css';

export interface Props {
  /** The sidebar's items: a product's are one group, whose marks are the product's. */
  readonly items: readonly PropSidebarItem[];
  /** URL of the page. */
  readonly path: string;
}

/** Where the sidebar begins: the product's first page, of the version that is shown. */
function firstLink(items: readonly PropSidebarItem[]): string | undefined {
  const linkOf = (item: PropSidebarItem): string | undefined =>
    item.type === 'category' ? firstLink(item.items) : item.type === 'link' ? item.href : undefined;
  return items.map(linkOf).find(Boolean);
}

/** The head of the sidebar: which product the reader is in, and which version of it. */
export default function NavigationHead({items, path}: Props): ReactNode {
  const {productId, productName, categoryName} = pageIdentity(path);
  const id = productId ?? SITE_PRODUCT_ID;
  const [group] = items;
  return (
    <div className={styles.head}>
      <p className={styles.names}>
        {categoryName !== productName && <span className={styles.category}>{categoryName}</span>}
        <span className={styles.product}>
          <Link to={firstLink(items)} data-touch="">
            {productName}
          </Link>
          {id !== SITE_PRODUCT_ID && group && <NavigationMarks marks={group.customProps ?? {}} />}
        </span>
      </p>
      <VersionSwitcher productId={id} path={path} />
    </div>
  );
}
