import {useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import isComposing from '@site/src/ui/isComposing';
import styles from './onDemand.module.css';

export interface Props {
  readonly component: string;
  /** The playground, which is brought into view above the sheet. */
  readonly section: RefObject<HTMLElement>;
  /** Whether the controls do nothing at present: the code is edited by hand. */
  readonly isIdle: boolean;
  /** Told when a control gets the focus. */
  readonly onFocus: (event: FocusEvent) => void;
  readonly children: ReactNode;
}

/** The controls: beside the preview, or, on a phone, in a sheet over the lower part of the screen. */
export default function ControlSheet({component, section, isIdle, onFocus, children}: Props): ReactNode {
  const [isOut, setOut] = useState(false);
  const handle = useRef<HTMLButtonElement>(null);
  const toggle = (): void => {
    const playground = section.current;
    if (!isOut && playground) {
      playground.scrollIntoView({behavior: 'instant'});
      // Bars that stay in sight stand above it.
      playground.style.setProperty('--playground-top', `${playground.getBoundingClientRect().top}px`);
    }
    setOut(!isOut);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isOut && event.key === 'Escape' && !event.defaultPrevented && !isComposing(event.nativeEvent)) {
      setOut(false);
      handle.current?.focus();
    }
  };
  return (
    // Escape closes the sheet from every control in it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.sheet}
      data-sheet={isOut ? 'open' : 'closed'}
      onKeyDown={onKeyDown}
      aria-label={translate(
        {id: 'playground.props', message: 'Props of {component}', description: 'Name of the controls of a playground'},
        {component},
      )}
    >
      <button ref={handle} type="button" className={styles.handle} aria-expanded={isOut} onClick={toggle}>
        {isOut ? (
          <Translate id="playground.sheet.close" description="Button that closes the controls on a phone">
            Close
          </Translate>
        ) : (
          <Translate id="playground.sheet.open" description="Button that opens the controls on a phone">
            Change props
          </Translate>
        )}
      </button>
      <div className={styles.content} onFocus={onFocus}>
        {isIdle ? (
          <p className={styles.idle}>
            <Translate id="playground.editing" description="In place of the controls while the code is edited by hand">
              The code is being edited. Press Edit again to go back to the props.
            </Translate>
          </p>
        ) : (
          children
        )}
      </div>
    </section>
  );
}
