import {useCallback, useContext, useState, type ComponentType, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ChromeLanguage} from '@site/src/ui/ChromeLanguage';
import LoadFailure from '@site/src/ui/LoadFailure';
import useFocusNear from '@site/src/ui/useFocusNear';
import type {Props as PanelProps} from '../../client/UpgradePanel';
import type {CheckedProduct} from '../../types';

export interface Props {
  /** Given by the page: `<UpgradeCheck product="x-data-grid" />`. */
  readonly product: CheckedProduct;
}

/** Checks the reader's own code. Until the reader asks for it, it is a button. */
export default function UpgradeCheck({product}: Props): ReactNode {
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [failures, setFailures] = useState(0);
  const openButton = useFocusNear();
  const lang = useContext(ChromeLanguage);
  const open = useCallback(() => {
    import('../../client/UpgradePanel').then(
      ({default: loaded}) => setPanel(() => loaded),
      () => setFailures((count) => count + 1),
    );
  }, []);

  if (Panel) {
    return <Panel product={product} />;
  }
  return (
    <div lang={lang} tabIndex={-1} data-markdown="skip">
      {failures > 0 ? (
        <LoadFailure failures={failures} onRetry={open} />
      ) : (
        <p>
          <button ref={openButton} type="button" className="site-button" data-look="outlined" onClick={open}>
            <Translate id="upgradeCheck.open" description="Button that opens the upgrade check">
              Check your code
            </Translate>
          </button>
        </p>
      )}
    </div>
  );
}
