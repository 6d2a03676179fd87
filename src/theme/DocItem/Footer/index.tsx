/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/DocItem/Footer/index.tsx (sha256 e66cb95f8e06).
 *
 * Differs: asks whether the page helped. Edit link and date share one line; pages have no tags and no authors.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import useProductVersion from '@theme/useProductVersion';
import type {PageFrontMatter} from '@site/src/site/frontMatter';
import PageFeedback from '@site/src/ui/PageFeedback';
import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const version = useProductVersion((frontMatter as PageFrontMatter).productId);
  const {editUrl, lastUpdatedAt, permalink} = metadata;
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, styles.footer)}>
      <PageFeedback path={permalink} version={version} />
      <div className={styles.facts}>
        {editUrl && <EditThisPage editUrl={editUrl} />}
        {lastUpdatedAt != null && <LastUpdated lastUpdatedAt={lastUpdatedAt} />}
      </div>
    </footer>
  );
}
