import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import useProductStart from '@theme/useProductStart';
import useProductVersion from '@theme/useProductVersion';
import {apiPathOfProduct} from '../../site/apiPaths';
import {productById} from '../../site/products';
import PlanTag from '../../ui/PlanTag';
import useProductName from '../../ui/useProductName';
import {LANDING_PRODUCTS, type LandingProduct} from './products';
import styles from './styles.module.css';

/** A product with its version, what its components do, and the ways into its pages. */
function Product({product: {id, facts}}: {readonly product: LandingProduct}): ReactNode {
  const name = useProductName()(id);
  const start = useProductStart()(id);
  const version = useProductVersion(id);
  return (
    <article>
      <div className={styles.productHead}>
        <Heading as="h3" id={id}>
          {start ? <Link to={start}>{name}</Link> : name}
        </Heading>
        {version && (
          <Link to={`/versions/#${id}`} className={styles.version} dir="ltr">
            v{version}
          </Link>
        )}
      </div>
      <ul>
        {facts().map(({text, to, plan}) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
            {plan && (
              <>
                {' '}
                <PlanTag plan={plan} />
              </>
            )}
          </li>
        ))}
      </ul>
      {start && (
        <p className={styles.ways}>
          <Link to={`${productById(id).paths[0]}/getting-started/`}>
            <Translate id="landing.product.start">Getting started</Translate>
          </Link>
          <Link to={`${apiPathOfProduct(id)}/`}>
            <Translate id="landing.product.api">API</Translate>
          </Link>
        </p>
      )}
    </article>
  );
}

/** What developers get from each product. */
export default function ProductFacts(): ReactNode {
  return (
    <section aria-labelledby="products">
      <Heading as="h2" id="products">
        <Translate id="landing.products">What they do for you</Translate>
      </Heading>
      <div className={styles.productGrid}>
        {LANDING_PRODUCTS.map((product) => (
          <Product key={product.id} product={product} />
        ))}
      </div>
    </section>
  );
}
