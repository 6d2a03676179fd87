import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {DOCS_FOLDER, MANIFEST_FILE} from '../../urls';
import {TOUCH_ICON} from '../../icons';

/** Names the web app manifest and its icon in the `<head>` of a page, so that a browser offers to install the docs. */
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
