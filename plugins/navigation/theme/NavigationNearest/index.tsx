import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ListedPage} from '../../types';
import styles from './styles.module.css';

export interface Props {
  /** The address that does not exist; may be anything. */
  readonly address: string;
}

/** Offers the pages whose addresses are nearest to one that does not exist. Their list is fetched for that alone. */
export default function NavigationNearest({address}: Props): ReactNode {
  const [pages, setPages] = useState<readonly ListedPage[]>([]);
  useEffect(() => {
    let current = true;
    Promise.all([import('../../client/nearestPages'), import('@generated/navigation/default/pages.json')]).then(
      ([{nearestPages}, list]) => current && setPages(nearestPages(address, list.default)),
      // Without the list the page still leads home.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [address]);

  if (pages.length === 0) {
    return null;
  }
  return (
    <section className={styles.nearest}>
      <h2>
        <Translate id="navigation.nearest.title" description="Above pages whose addresses are near an unknown one">
          Did you mean one of these?
        </Translate>
      </h2>
      <ul>
        {pages.map(({path, label, above}) => (
          <li key={path}>
            <Link to={path}>{label}</Link> <span>{above.join(' › ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
