import {useLayoutEffect, useRef, type ReactNode, type RefObject} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {moveFocus} from '@site/src/ui/focusVisible';
import useProductName from '@site/src/ui/useProductName';
import type {ProductSummary} from '../../productManifest';
import type {SavedProductId} from '../../savedProducts';
import ProductButtons from './ProductButtons';
import ProductProgress from './ProductProgress';
import {problemText} from './problemText';
import type {ProductState} from './state';
import {statusLine} from './statusLine';
import useAnnouncement from './useAnnouncement';
import styles from './onDemand.module.css';

export interface Props {
  readonly id: SavedProductId;
  /** `undefined` until the browser's caches are read. */
  readonly state: ProductState | undefined;
  /** The product in the deployed build, if the host says so. */
  readonly deployed: ProductSummary | undefined;
}

/** Keeps the focus in an element when the focused button goes with a state. */
function useKeptFocus(status: string | undefined): {
  readonly ref: RefObject<HTMLDivElement>;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (hasFocus.current && !ref.current?.contains(document.activeElement)) {
      moveFocus(ref.current);
    }
  }, [status]);
  return {
    ref,
    onFocus: () => {
      hasFocus.current = true;
    },
    // React does not call this for a button that it removes.
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}

/** One product: what is saved of it, and what can be done next. */
export default function Product({id, state, deployed}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const name = useProductName()(id);
  const announcement = useAnnouncement(name, state);
  const focus = useKeptFocus(state?.status);
  const line = state && statusLine(state, deployed, currentLocale);
  const problem =
    state && 'problem' in state && state.problem && problemText(state.problem, state.status, currentLocale);
  return (
    <li className={styles.product}>
      <div role="group" aria-label={name} tabIndex={-1} className={styles.body} {...focus}>
        {state && state.status !== 'unsaved' && <strong className={styles.name}>{name}</strong>}
        {state?.status === 'unsaved' && <ProductButtons id={id} name={name} state={state} />}
        {state?.status === 'saving' && <ProductProgress name={name} progress={state.progress} />}
        {/* A line begins with a number, which has no direction of its own. */}
        {line && (
          <p className={styles.explanation}>
            <bdi>{line}</bdi>
          </p>
        )}
        {problem && (
          <p role="alert" className={styles.problem}>
            <bdi>{problem}</bdi>
          </p>
        )}
        {state && state.status !== 'unsaved' && <ProductButtons id={id} name={name} state={state} />}
      </div>
      <span role="status" className="site-hidden">
        {announcement}
      </span>
    </li>
  );
}
