import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {productOfPath} from '@site/src/site/paths';
import {SOCIAL_IMAGE_SIZE, socialImage} from '../../socialImage';

/** The picture that stands for a page where it is linked: its product's. */
export default function PagePicture(): ReactNode {
  const {pathname} = useLocation();
  const image = useBaseUrlUtils().withBaseUrl(socialImage(productOfPath(pathname).productId), {absolute: true});
  return (
    <Head>
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(SOCIAL_IMAGE_SIZE.width)} />
      <meta property="og:image:height" content={String(SOCIAL_IMAGE_SIZE.height)} />
      <meta name="twitter:image" content={image} />
    </Head>
  );
}
