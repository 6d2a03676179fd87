import {lazy, Suspense, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {SITE} from '../../site/site';
import useNearViewport from '../../ui/useNearViewport';
import LivePanel from './LivePanel';
import PosterOnError from './PosterOnError';
import {LANDING_PRODUCTS} from './products';
import styles from './somePages.module.css';

const LookBar = lazy(() => import('@theme/LookBar'));

/** A component of each product, and the controls that change their theme. */
export default function LivePanels(): ReactNode {
  const look = useRef<HTMLDivElement>(null);
  const isLookSeen = useNearViewport(look, 0);
  // The heading's link is named by text, and the section by the heading without its link.
  const title = translate({id: 'landing.live.title', message: 'Running on this page'});
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <Heading as="h2" id="live">
          {title}
        </Heading>
        <div ref={look} className={styles.look}>
          <PosterOnError poster={null}>
            <Suspense>{isLookSeen && <LookBar />}</Suspense>
          </PosterOnError>
        </div>
      </div>
      <div className={styles.panels}>
        {LANDING_PRODUCTS.map((product) => (
          <LivePanel key={product.id} product={product} />
        ))}
      </div>
      <p className={styles.together}>
        <Translate
          id="landing.live.together"
          values={{
            dashboard: (
              <Link to={`${SITE.dashboardPath}/`}>
                <Translate id="landing.live.dashboard">Dashboard template</Translate>
              </Link>
            ),
          }}
        >
          {'All four on one page, as a project to download: {dashboard}'}
        </Translate>
      </p>
    </section>
  );
}
