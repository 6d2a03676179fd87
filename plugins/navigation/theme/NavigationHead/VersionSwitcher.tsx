import {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import {readVersion} from '@site/src/site/paths';
import type {ProductId} from '@site/src/site/products';
import MenuButton, {type MenuItem} from '@site/src/ui/MenuButton';
import useProductName from '@site/src/ui/useProductName';
import type {NavigationGlobalData} from '../../types';
import styles from './styles.module.css';

export interface Props {
  readonly productId: ProductId;
  /** URL of the page. */
  readonly path: string;
}

/**
 * The menu of a product's versions, each a link to the same page in that version if there is one. The table of pages is
 * fetched when the pointer or the focus comes near the button.
 */
export default function VersionSwitcher({productId, path}: Props): ReactNode {
  const {versions} = usePluginData('navigation') as NavigationGlobalData;
  const nameOf = useProductName();
  const [isNear, setNear] = useState(false);
  const [items, setItems] = useState<readonly MenuItem[]>([]);
  const installed = versions[productId];
  const version = readVersion(path).version ?? installed;

  useEffect(() => {
    if (!isNear || !installed) {
      return undefined;
    }
    let current = true;
    import('./menuOfVersions').then(
      ({default: menuOfVersions}) => current && setItems(menuOfVersions(installed, path)),
      // Without the table the menu still links to the page of all versions.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [isNear, installed, path]);

  if (!version) {
    return null;
  }
  const all: MenuItem = {
    id: 'all',
    label: translate({id: 'navigation.versions.all', message: 'All versions', description: 'Link to /versions/'}),
    to: '/versions/',
  };
  return (
    <MenuButton
      className={styles.version}
      opens="below"
      label={
        <>
          v{version}
          <span aria-hidden="true" className={styles.caret} />
        </>
      }
      name={translate(
        {
          id: 'navigation.versions.name',
          message: '{product}: version {version}',
          description: 'Name of the menu of versions; it begins with what the button shows for voice control',
        },
        {product: nameOf(productId), version: `v${version}`},
      )}
      items={[...items, all]}
      onReach={() => setNear(true)}
    />
  );
}
