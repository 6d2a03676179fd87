import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Layout from '@theme-original/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import PagePicture from '@theme/PagePicture';
import type {Props} from '@theme/Layout';
import {pageIdentity} from '@site/src/site/identity';
import {hasStandardLayout} from '@site/src/site/paths';
import FontPolicy from '@site/src/ui/FontPolicy';
import useStaticLinks from '@site/src/ui/useStaticLinks';

/** Meta tags with the page's product, category and language, for the search and other programs that read pages. */
function PageIdentity({pathname}: {readonly pathname: string}): ReactNode {
  const {productId, categoryId, userLanguage} = pageIdentity(pathname);
  return (
    <Head>
      {productId && <meta name="docs:product" content={productId} />}
      {categoryId && <meta name="docs:category" content={categoryId} />}
      <meta name="docs:user-language" content={userLanguage} />
    </Head>
  );
}

/** The stock layout, or none for pages without navbar, sidebar and footer. */
export default function SiteLayout(props: Props): ReactNode {
  const {pathname} = useLocation();
  useStaticLinks();
  return (
    <>
      {/* First, because a page may override it. */}
      {__SERVER_BUNDLE__ && <FontPolicy />}
      {hasStandardLayout(pathname) ? <Layout {...props} /> : <LayoutProvider>{props.children}</LayoutProvider>}
      <PageIdentity pathname={pathname} />
      <PagePicture />
    </>
  );
}
