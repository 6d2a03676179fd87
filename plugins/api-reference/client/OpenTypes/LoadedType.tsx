import {useEffect, useState, type ComponentType, type MouseEvent, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {moveFocus} from '@site/src/ui/focusVisible';
import type {ApiPageSource, ApiType} from '../../types';
import styles from './somePages.module.css';

export interface Props {
  /** Key of the type among the product's types. */
  readonly id: string;
  readonly loadTypes: ApiPageSource['loadTypes'];
}

interface Loaded {
  readonly TypePanel: ComponentType<{readonly type: ApiType}>;
  readonly type: ApiType;
}

/** Loads the types and the component that shows them, when a reader opens the first type. */
async function load({id, loadTypes}: Props): Promise<Loaded> {
  const [panel, types] = await Promise.all([import('../TypePanel'), loadTypes()]);
  const type = types.default[id];
  if (!type) {
    throw new Error(`[api-reference] no type "${id}" among the types of this page's product.`);
  }
  return {TypePanel: panel.default, type};
}

/** The type that a name stands for; if it cannot be loaded, a message and a button that tries again. */
export default function LoadedType({id, loadTypes}: Props): ReactNode {
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  const [tries, setTries] = useState(1);

  useEffect(() => {
    let isCurrent = true;
    const settle = (result: Loaded | 'failed'): void => {
      if (isCurrent) {
        setLoaded(result);
      }
    };
    load({id, loadTypes}).then(settle, () => settle('failed'));
    return () => {
      isCurrent = false;
    };
  }, [id, loadTypes, tries]);

  if (loaded === undefined) {
    return (
      <p className={styles.note} role="status">
        <Translate id="apiReference.type.loading" description="While the members of a type are on their way">
          Loading the type…
        </Translate>
      </p>
    );
  }
  if (loaded !== 'failed') {
    return <loaded.TypePanel type={loaded.type} />;
  }
  const retry = ({currentTarget}: MouseEvent): void => {
    // The button goes away: the reader is back at the name, which closes the panel too.
    const panel = currentTarget.closest('[data-api-panel]');
    moveFocus(document.querySelector<HTMLElement>(`[aria-controls="${panel?.id ?? ''}"]`));
    setLoaded(undefined);
    setTries(tries + 1);
  };
  return (
    <p className={styles.note} role="alert">
      <Translate id="apiReference.type.failed" description="Where the members of a type could not be fetched">
        The type could not be loaded.
      </Translate>{' '}
      <button type="button" className={`site-button ${styles.retry}`} data-look="outlined" onClick={retry}>
        <Translate id="apiReference.type.retry" description="Button that fetches a type once more">
          Try again
        </Translate>
      </button>
    </p>
  );
}
