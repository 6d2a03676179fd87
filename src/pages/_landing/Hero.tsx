import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {SITE} from '../../site/site';
import CodeFence from '../../ui/CodeFence';
import styles from './somePages.module.css';

const COMMAND = 'npm install @mui/x-data-grid@6 @mui/material@5 @emotion/react@11 @emotion/styled@11';

/** What MUI X is, where to begin, and how to install it. */
export default function Hero(): ReactNode {
  return (
    <header className={styles.opening}>
      <Heading as="h1" className={styles.title}>
        <Translate id="landing.title">Grids, pickers, charts and trees for React</Translate>
      </Heading>
      <p className={styles.lead}>
        <Translate id="landing.lead">
          MUI X is four families of components for screens full of data. They follow your Material UI theme, and the
          Community packages are free under the MIT license.
        </Translate>
      </p>
      <p className={styles.actions}>
        <Link className={`site-button ${styles.primary}`} data-look="outlined" to={`${SITE.docsPath}/introduction/`}>
          <Translate id="landing.start">Get started</Translate>
        </Link>
        <Link className="site-button" data-look="outlined" to={`${SITE.playgroundPath}/`}>
          <Translate id="landing.playground">Open the playground</Translate>
        </Link>
      </p>
      <div className={`markdown ${styles.install}`}>
        <CodeFence language="bash" html={COMMAND} />
        <p>
          <Translate
            id="landing.install.others"
            values={{
              installation: (
                <Link to={`${SITE.docsPath}/introduction/installation/`}>
                  <Translate id="landing.install.installation">Installation</Translate>
                </Link>
              ),
            }}
          >
            {'Pickers, charts, trees, and other package managers: {installation}'}
          </Translate>
        </p>
      </div>
    </header>
  );
}
