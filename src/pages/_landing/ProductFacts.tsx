import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import useProductVersion from '@theme/useProductVersion';
import {apiPathOfProduct} from '../../site/apiPaths';
import {productById} from '../../site/products';
import PlanTag from '../../ui/PlanTag';
import useProductName from '../../ui/useProductName';
import type {Fact} from './facts';
import {LANDING_PRODUCTS, type LandingProduct} from './products';
import styles from './somePages.module.css';

function FactTitle({title, to, plan}: Pick<Fact, 'title' | 'to' | 'plan'>): ReactNode {
  return (
    <>
      <Link to={to}>{title}</Link>
      {plan && (
        <>
          {'\u00a0'}
          <PlanTag plan={plan} />
        </>
      )}
    </>
  );
}

/** A product with its version, what its components do, and the ways into its pages. */
function Product({product: {id, facts}}: {readonly product: LandingProduct}): ReactNode {
  const name = useProductName()(id);
  const version = useProductVersion(id);
  return (
    <article className="markdown">
      <Heading as="h3" id={id}>
        {name}
      </Heading>
      <ul>
        {facts().map(({title, text, to, plan}) => (
          <li key={to}>
            <Translate
              id="landing.fact"
              description="What a product can do: the name of a page, and what it is about"
              values={{title: <FactTitle title={title} to={to} plan={plan} />, text}}
            >
              {'{title}: {text}'}
            </Translate>
          </li>
        ))}
      </ul>
      <p>
        <Link to={`${productById(id).paths[0]}/getting-started/`}>
          <Translate id="landing.product.start">Getting started</Translate>
        </Link>
        {' · '}
        <Link to={`${apiPathOfProduct(id)}/`}>
          <Translate id="landing.product.api">API</Translate>
        </Link>
        {version && (
          <>
            {' · '}
            <Link to={`/versions/#${id}`}>v{version}</Link>
          </>
        )}
      </p>
    </article>
  );
}

/** What developers get from each product. */
export default function ProductFacts(): ReactNode {
  const title = translate({id: 'landing.products', message: 'What you get'});
  return (
    <section aria-label={title}>
      <Heading as="h2" id="products">
        {title}
      </Heading>
      <div className={styles.products}>
        {LANDING_PRODUCTS.map((product) => (
          <Product key={product.id} product={product} />
        ))}
      </div>
    </section>
  );
}
