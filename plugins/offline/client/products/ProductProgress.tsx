import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Progress} from './saveProduct';
import {amountOf} from './statusLine';
import styles from './onDemand.module.css';

export interface Props {
  /** The product's name. */
  readonly name: string;
  /** `undefined` while the files are not known yet. */
  readonly progress: Progress | undefined;
}

const PERCENT = 100;

/** How far saving a product is. */
export default function ProductProgress({name, progress}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const label = translate(
    {
      id: 'offline.products.progress',
      message: 'Saving {product}',
      description: 'Name of the bar that shows how far saving a product is',
    },
    {product: name},
  );
  const percent = progress ? Math.floor((progress.files / progress.ofFiles) * PERCENT) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={PERCENT}
      {...(progress && {'aria-valuenow': percent, 'aria-valuetext': amountOf(progress, currentLocale)})}
      className={styles.bar}
    >
      <div className={styles.done} style={{inlineSize: `${percent}%`}} />
    </div>
  );
}
