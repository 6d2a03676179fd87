import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';

export interface Props {
  /** Address of a page's data inside the site, without the base URL. */
  readonly data: string;
}

/** Tells programs, and people who write some, where a page's content is to be had as data. */
export default function DataLink({data}: Props): ReactNode {
  const address = useBaseUrl(data);
  return (
    <>
      <Head>
        <link rel="alternate" type="application/json" href={address} />
      </Head>
      <p>
        <a href={address}>
          <Translate id="apiReference.intro.data" description="On an API page: link to its content as data">
            This page as JSON
          </Translate>
        </a>
      </p>
    </>
  );
}
