import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {DOCS_FOLDER, MANIFEST_FILE} from '../../urls';
import {TOUCH_ICON} from '../../icons';

/** Makes the page it is on one of the installable docs. */
export default function OfflineManifest(): ReactNode {
  const manifest = useBaseUrl(DOCS_FOLDER + MANIFEST_FILE);
  const icon = useBaseUrl(TOUCH_ICON);
  return (
    <Head>
      <link rel="manifest" href={manifest} />
      <link rel="apple-touch-icon" href={icon} />
    </Head>
  );
}
