import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import SiteData from '@theme/SiteData';
import FurtherPages from './_landing/FurtherPages';
import Hero from './_landing/Hero';
import LivePanels from './_landing/LivePanels';
import ProductFacts from './_landing/ProductFacts';
import styles from './_landing/somePages.module.css';

/** The landing page: what the components are, four that run, what each product can do, and where to go from here. */
export default function Landing(): ReactNode {
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
        <Hero />
        <LivePanels />
        <ProductFacts />
        <FurtherPages />
      </main>
    </Layout>
  );
}
