import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import NavigationMarks from '@theme/NavigationMarks';
import type {SidebarSummary} from '@site/src/site/docsRoutes';
import {pageIdentity} from '@site/src/site/identity';
import {SITE_PRODUCT_ID} from '@site/src/site/products';
import VersionSwitcher from './VersionSwitcher';
import styles from './styles.module.css';

export interface Props {
  readonly sidebar: SidebarSummary | undefined;
  /** URL of the page. */
  readonly path: string;
}

/** The head of the sidebar: the product of the page, and the menu of its versions. */
export default function NavigationHead({sidebar, path}: Props): ReactNode {
  const {productId, productName, categoryName} = pageIdentity(path);
  const id = productId ?? SITE_PRODUCT_ID;
  return (
    <div className={styles.head}>
      <p className={styles.names}>
        {categoryName !== productName && <span className={styles.category}>{categoryName}</span>}
        <span className={styles.product}>
          <Link to={sidebar?.start} data-touch="">
            {productName}
          </Link>
          {id !== SITE_PRODUCT_ID && <NavigationMarks marks={sidebar?.marks ?? {}} />}
        </span>
      </p>
      <VersionSwitcher productId={id} path={path} />
    </div>
  );
}
