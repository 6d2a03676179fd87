import {useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import settings from '@generated/offline/default/settings.json';
import {productOfPath} from '@site/src/site/paths';
import {productStore} from '../../client/products/store';
import Product from '../../client/products/Product';
import {SAVED_PRODUCTS} from '../../savedProducts';
import styles from '../../client/products/onDemand.module.css';

export interface Props {
  /** How the settings show what belongs together. */
  readonly Group: ComponentType<{readonly title: string; readonly children: ReactNode}>;
}

function canSave(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window;
}

/** The products, and what can be done with each. The product of the page comes first. */
function Products(): ReactNode {
  const {pathname} = useLocation();
  const {products, deployed, isBlocked} = useSyncExternalStore(productStore.subscribe, productStore.getState);
  useEffect(() => void productStore.refresh(), []);
  // The order stays while the reader goes through the list.
  const [order] = useState(() => {
    const {productId} = productOfPath(pathname);
    return [...SAVED_PRODUCTS].sort((a, b) => Number(b === productId) - Number(a === productId));
  });
  if (isBlocked) {
    return (
      <p className={styles.explanation} role="status">
        <Translate
          id="offline.products.blocked"
          description="In the settings, if the browser blocks or refuses all storage of the site"
        >
          This browser does not let the site store anything, so no product can be saved. Check the privacy settings of
          the browser, and whether the disk is full.
        </Translate>
      </p>
    );
  }
  return (
    <ul className={styles.products}>
      {order.map((id) => (
        <Product key={id} id={id} state={products[id]} deployed={deployed.find((product) => product.id === id)} />
      ))}
    </ul>
  );
}

/**
 * A group of the reader's settings: saves products for offline use, shows how much of each is saved, updates and removes them. It
 * renders in the browser only, and nothing on hosts that have no worker.
 */
export default function OfflineProducts({Group}: Props): ReactNode {
  if (!settings.isOn || window.location.hostname !== settings.host) {
    return null;
  }
  const title = translate({
    id: 'offline.products.title',
    message: 'Offline use',
    description: 'Heading of the settings by which a product is saved for reading without a network',
  });
  return (
    <Group title={title}>
      {canSave() ? (
        <>
          <p className={styles.explanation}>
            <Translate id="offline.products.explanation" description="What saving a product for offline use brings">
              A saved product opens without a network: its pages, demos, sources, API and search.
            </Translate>
          </p>
          <Products />
        </>
      ) : (
        <p className={styles.explanation}>
          <Translate
            id="offline.products.unsupported"
            description="In the settings, if the browser has no service workers, as in some private windows"
          >
            This browser cannot save pages for offline use, or not in a private window.
          </Translate>
        </p>
      )}
    </Group>
  );
}
