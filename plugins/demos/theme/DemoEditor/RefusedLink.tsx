import {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './onDemand.module.css';

export interface Props {
  /** Why nothing of the link is shown. */
  readonly message: string;
  /** Takes the message away. */
  readonly onClose: () => void;
}

/** Says why the code of a link is not shown. The message comes after its place, so that screen readers announce it. */
export default function RefusedLink({message, onClose}: Props): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(message), [message]);
  return (
    <div className={styles.refused}>
      <span role="status">{said}</span>
      <button type="button" className="site-button" data-look="outlined" onClick={onClose}>
        <Translate id="demos.link.close" description="Button that takes a message about a link away">
          Close
        </Translate>
      </button>
    </div>
  );
}
