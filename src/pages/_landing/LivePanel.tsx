import {Suspense, useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import useProductName from '../../ui/useProductName';
import PosterOnError from './PosterOnError';
import type {LandingProduct} from './products';
import useSeen from './useSeen';
import styles from './somePages.module.css';

/** Tells that what is rendered before it runs. */
function Running({onRun}: {readonly onRun: () => void}): null {
  useEffect(onRun, [onRun]);
  return null;
}

/** A component of a product that runs, once it is seen, in a space that is kept for it; its drawing until then. */
export default function LivePanel({product}: {readonly product: LandingProduct}): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(stage);
  const [isRunning, setRunning] = useState(false);
  const onRun = useCallback(() => setRunning(true), []);
  const name = useProductName()(product.id);
  const {Live, Picture} = product;
  const poster = <Picture />;
  return (
    <figure className={styles.panel}>
      <figcaption>
        <strong>{name}</strong>
        <p>{product.invite()}</p>
      </figcaption>
      <div ref={stage} className={styles.stage} data-demo-preview="" data-live={isRunning ? '' : undefined}>
        {isSeen ? (
          <PosterOnError poster={poster}>
            <Suspense fallback={poster}>
              <Live />
              <Running onRun={onRun} />
            </Suspense>
          </PosterOnError>
        ) : (
          poster
        )}
      </div>
    </figure>
  );
}
