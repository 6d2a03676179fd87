import type {ReactNode} from 'react';
import PageFacts from '../../client/PageFacts';
import type {Props} from '../../client/PageFacts';
import styles from './somePages.module.css';

/** The first line of a product's index: its packages, as they are documented here. */
export default function ApiPackages(props: Props): ReactNode {
  return (
    <div className={styles.intro}>
      <PageFacts {...props} />
    </div>
  );
}
