import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DataBlock from '../../client/DataBlock';
import useArticleData from '../../client/useArticleData';
import {markdownPath} from '../../markdownPath';

/** What programs are told of a page: where its Markdown is, and what it is about. */
export default function PageFormats(): ReactNode {
  const {permalink} = useDoc().metadata;
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownPath(permalink)} />
        <meta property="og:type" content="article" />
      </Head>
      <DataBlock {...(__SERVER_BUNDLE__ && {useData: useArticleData})} />
    </>
  );
}
