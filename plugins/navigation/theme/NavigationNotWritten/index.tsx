import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface Props {
  /** URL of a published page that this site does not have yet. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to a published page that is not written yet: it says so, and the page at its URL leads on. */
export default function NavigationNotWritten({to, children}: Props): ReactNode {
  return (
    <Link to={to} data-noBrokenLinkCheck data-not-written>
      {children}{' '}
      <span className={styles.mark}>
        <Translate id="navigation.notWritten.mark" description="Behind a link whose page is not written yet">
          not written yet
        </Translate>
      </span>
    </Link>
  );
}
