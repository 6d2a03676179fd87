import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import useProductStart from '@theme/useProductStart';
import {SITE} from '../../site/site';
import CopyButton from '../../ui/CopyButton';
import styles from './styles.module.css';

const COMMAND = 'npm install @mui/x-data-grid@6 @mui/material@5 @emotion/react@11 @emotion/styled@11';

function InstallLine(): ReactNode {
  return (
    <div className={styles.install} data-code-block="" data-language="bash">
      <pre>{COMMAND}</pre>
      <CopyButton
        className="site-button"
        getText={() => COMMAND}
        data-ga-event-category="code"
        data-ga-event-action="copy-click"
        data-ga-event-label="landing"
      />
    </div>
  );
}

/** What MUI X is, where to begin, and how to install it. */
export default function Hero(): ReactNode {
  const start = useProductStart()('x');
  return (
    <header className={styles.hero}>
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
        {start && (
          <Link className={styles.primary} to={start}>
            <Translate id="landing.start">Get started</Translate>
          </Link>
        )}
        <Link to={`${SITE.playgroundPath}/`}>
          <Translate id="landing.playground">Open the playground</Translate>
        </Link>
      </p>
      <InstallLine />
      <p className={styles.note}>
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
    </header>
  );
}
