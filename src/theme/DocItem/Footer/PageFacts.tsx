import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import styles from './styles.module.css';

/** The link to edit a page, and when it was last changed. */
export default function PageFacts(): ReactNode {
  const {editUrl, lastUpdatedAt} = useDoc().metadata;
  return (
    <div className={styles.facts}>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      {lastUpdatedAt != null && <LastUpdated lastUpdatedAt={lastUpdatedAt} />}
    </div>
  );
}
