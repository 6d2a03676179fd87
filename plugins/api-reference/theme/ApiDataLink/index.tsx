import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';

export interface Props {
  /** URL of the page's content as data inside the site, without the base URL. */
  readonly data: string;
}

/** Tells programs where a page's content is as data. */
export default function ApiDataLink({data}: Props): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="application/json" href={useBaseUrl(data)} />
    </Head>
  );
}
