import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {DOCUMENTED_PACKAGES} from '../../site/packages';
import useProductName from '../../ui/useProductName';
import type {LandingProduct} from './products';
import styles from './styles.module.css';

export interface Props {
  readonly product: LandingProduct;
  /** The product's first page. */
  readonly start: string | undefined;
}

/** A product with its description, its packages and a link to its first page. */
export default function ProductCard({product, start}: Props): ReactNode {
  const name = useProductName()(product.id);
  const packages = DOCUMENTED_PACKAGES.filter(({productId}) => productId === product.id);
  return (
    <article className={styles.card} data-written={start ? '' : undefined}>
      <div className={styles.picture}>
        <product.Picture />
      </div>
      <Heading as="h3" className={styles.name}>
        {start ? <Link to={start}>{name}</Link> : name}
      </Heading>
      <p className={styles.description}>{product.describe()}</p>
      <p className={styles.packages}>
        {packages.map((documented) => (
          <code key={documented.name}>{documented.name}</code>
        ))}
      </p>
    </article>
  );
}
