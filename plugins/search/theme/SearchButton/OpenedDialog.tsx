import {forwardRef, type ReactNode, type Ref} from 'react';
import {translate} from '@docusaurus/Translate';
import {FIELD_ATTRIBUTES, fieldTexts} from '../../client/fieldTexts';
import styles from './styles.module.css';

export interface Props {
  /** Called when the field gets the focus, which is when the dialog was opened. */
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Whether an input method, as for Chinese, is in the middle of a word. */
  readonly onComposing: (isComposing: boolean) => void;
  /** Whether the rest of the search could not be fetched. */
  readonly hasFailed: boolean;
}

/**
 * The search field as every page has it in its HTML. An inline script opens it (`node/openSearchScript.ts`); once the search is
 * fetched, its dialog takes the place of this one and what was typed so far.
 */
function OpenedDialog({onOpen, onClose, onComposing, hasFailed}: Props, ref: Ref<HTMLDialogElement>): ReactNode {
  const texts = fieldTexts();
  return (
    <dialog ref={ref} className={styles.dialog} aria-label={texts.name} data-search-dialog onClose={onClose}>
      <div className={styles.head}>
        <input
          className={styles.field}
          {...FIELD_ATTRIBUTES}
          aria-label={texts.name}
          placeholder={texts.placeholder}
          onFocus={onOpen}
          onCompositionStart={() => onComposing(true)}
          onCompositionEnd={() => onComposing(false)}
        />
        <form method="dialog">
          <button type="submit" className="site-button">
            {texts.close}
          </button>
        </form>
      </div>
      {hasFailed && (
        <div role="alert" className={styles.failure}>
          <p>
            {translate({
              id: 'search.button.failed',
              message: 'The search could not be loaded. Check the connection, then try again.',
              description: 'Shown below the search field when the search cannot be fetched',
            })}
          </p>
          <button type="button" className="site-button" data-look="outlined" onClick={onOpen}>
            {texts.retry}
          </button>
        </div>
      )}
    </dialog>
  );
}

export default forwardRef(OpenedDialog);
