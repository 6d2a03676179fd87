import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import SiteData from '@theme/SiteData';
import useProductStart from '@theme/useProductStart';
import {SITE} from '../site/site';
import ProductCard from './_landing/ProductCard';
import Promises from './_landing/Promises';
import {LANDING_PRODUCTS} from './_landing/products';
import styles from './_landing/styles.module.css';

function Hero({start}: {readonly start: string | undefined}): ReactNode {
  return (
    <header className={styles.hero}>
      <Heading as="h1" className={styles.title}>
        <Translate id="landing.title">Grids, pickers, charts and trees for React</Translate>
      </Heading>
      <p className={styles.lead}>
        <Translate id="landing.lead">
          Documentation of MUI X v6: every page runs its examples, and every prop is read from the packages themselves.
        </Translate>
      </p>
      <p className={styles.actions}>
        {start && (
          <Link className={styles.primary} to={start}>
            <Translate id="landing.start">Start reading</Translate>
          </Link>
        )}
        <Link className={styles.secondary} href={SITE.packagesRepository}>
          <Translate id="landing.source">Source on GitHub</Translate>
        </Link>
      </p>
    </header>
  );
}

/** The landing page: all products, each with a link to its first page. */
export default function Landing(): ReactNode {
  const startOf = useProductStart();
  return (
    <Layout
      title={translate({id: 'landing.metaTitle', message: 'Documentation'})}
      description={translate({
        id: 'landing.metaDescription',
        message: 'Documentation of MUI X v6: Data Grid, Date and Time Pickers, Charts and Tree View for React.',
      })}
    >
      <SiteData />
      <main className={styles.landing}>
        <Hero start={startOf('x')} />
        <section aria-labelledby="products" className={styles.products}>
          <Heading as="h2" id="products" className="site-hidden">
            <Translate id="landing.products">Products</Translate>
          </Heading>
          {LANDING_PRODUCTS.map((product) => (
            <ProductCard key={product.id} product={product} start={startOf(product.id)} />
          ))}
        </section>
        <Promises />
      </main>
    </Layout>
  );
}
