import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import {inVersion} from '@site/src/site/paths';
import type {ProductId} from '@site/src/site/products';
import {apiPagePath} from '../../paths';
import type {ApiGlobalData} from '../../types';
import styles from './styles.module.css';

export interface Props {
  /** The page's front matter. */
  readonly productId?: ProductId;
  /** Names of components, as the page's front matter has them; each has an API page, or the build had stopped. */
  readonly components?: readonly string[];
  /** The older version that the page is of, whose own API pages are linked. */
  readonly version?: string;
}

/** A quiet line of links from a guide page to the API of the components it shows, if there are any. */
export default function ApiLinks({productId, components = [], version}: Props): ReactNode {
  const {productIds} = usePluginData('api-reference') as ApiGlobalData;
  if (productId === undefined || components.length === 0 || !productIds.includes(productId)) {
    return null;
  }
  const links = components.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && <span aria-hidden="true"> · </span>}
      <Link to={inVersion(apiPagePath(productId, name), version)}>
        <code dir="ltr">{name}</code>
      </Link>
    </Fragment>
  ));
  return (
    <p className={styles.links}>
      <Translate
        id="apiReference.links.label"
        description="Under a page's title, before links to the API pages of the components it shows"
        // One element: a list of them would be turned into text.
        values={{links: <>{links}</>}}
      >
        {'API: {links}'}
      </Translate>
    </p>
  );
}
