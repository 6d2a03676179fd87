import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import DemoPlayground from '@theme/DemoPlayground';
import Layout from '@theme/Layout';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import LanguageMenu from '../ui/LanguageMenu';
import SlimBar from '../ui/SlimBar';
import styles from './_playground/styles.module.css';

/** An editor with a preview, or one demo alone; without navbar, sidebar and footer. */
export default function Playground(): ReactNode {
  const title = translate({id: 'playground.title', message: 'Playground'});
  const description = translate({
    id: 'playground.description',
    message: 'An editor for trying MUI X components in the browser: what you import is fetched, what you type runs.',
  });
  return (
    <Layout title={title} description={description}>
      <PageMetadata title={title} description={description} />
      <SlimBar title={title}>
        <LanguageMenu />
        <NavbarColorModeToggle />
      </SlimBar>
      <main>
        <noscript>
          <p className={styles.withoutScripts}>
            <Translate
              id="playground.withoutScripts"
              description="In the place of the playground, where scripts are off"
            >
              The playground runs what you type in your browser, so it needs JavaScript. The pages of the documentation
              can be read without, code included.
            </Translate>
          </p>
        </noscript>
        <DemoPlayground />
      </main>
    </Layout>
  );
}
