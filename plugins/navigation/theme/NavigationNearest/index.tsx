import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ListedPage} from '@site/src/site/navigation';
import styles from './styles.module.css';

export interface Props {
  /** The path that has no page; may be anything. `undefined` on the server, which renders one file for all paths. */
  readonly url: string | undefined;
}

/** Fetches the list of all pages and finds the nearest ones. */
async function pagesNear(url: string): Promise<readonly ListedPage[]> {
  const [{nearestPages}, {default: pages}] = await Promise.all([
    import('../../client/nearestPages'),
    import('@generated/navigation/default/pages.json'),
  ]);
  return nearestPages(url, pages);
}

/** The pages whose URLs are nearest to one that has no page. */
export default function NavigationNearest({url}: Props): ReactNode {
  const [nearest, setNearest] = useState<readonly ListedPage[]>([]);
  useEffect(() => {
    let current = true;
    if (url !== undefined) {
      pagesNear(url).then(
        (pages) => current && setNearest(pages),
        // Without the list the page still links to the start page.
        () => undefined,
      );
    }
    return () => {
      current = false;
    };
  }, [url]);
  return nearest.length === 0 ? null : (
    <section className={styles.nearest}>
      <h2>
        <Translate id="navigation.nearest.title" description="Above pages whose URLs are similar to an unknown one">
          Did you mean one of these?
        </Translate>
      </h2>
      <ul>
        {nearest.map(({path, label, above}) => (
          <li key={path}>
            <Link to={path}>{label}</Link> <span>{above.join(' › ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
