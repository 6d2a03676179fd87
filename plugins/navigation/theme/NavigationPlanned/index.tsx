import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface Props {
  /** Where readers can say that they need it, and follow what becomes of it. */
  readonly issues: string | undefined;
}

/** Says that what a page is about does not exist yet. */
export default function NavigationPlanned({issues}: Props): ReactNode {
  const name = translate({id: 'navigation.planned.name', message: 'Planned', description: 'Name of the notice'});
  return (
    <aside className={styles.planned} aria-label={name}>
      <p>
        <Translate id="navigation.planned.text" description="Above a page about something that does not exist yet">
          This is planned: the installed packages do not have it yet.
        </Translate>{' '}
        {issues && (
          <a href={issues}>
            <Translate id="navigation.planned.issues">See what is asked for</Translate>
          </a>
        )}
      </p>
    </aside>
  );
}
