import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import PlanTag from '@site/src/ui/PlanTag';
import usePackageLanguage from '../../client/usePackageLanguage';
import type {ApiIndexEntry} from '../../types';
import styles from './somePages.module.css';

export interface Props {
  readonly pages: readonly Pick<ApiIndexEntry, 'name' | 'summary' | 'plan' | 'href'>[];
}

/** Pages of one group, each with what it is about. */
export default function ApiIndex({pages}: Props): ReactNode {
  const lang = usePackageLanguage();
  return (
    // A list that is not shown as one is no list to some screen readers, unless it says so.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={styles.pages}>
      {pages.map(({name, summary, plan, href}) => (
        <li key={name} className={styles.page}>
          <span className={styles.name}>
            <Link to={href}>
              <code dir="ltr">{name}</code>
            </Link>
            {plan !== 'community' && <PlanTag plan={plan} />}
          </span>{' '}
          <span className={styles.summary} lang={lang}>
            {summary}
          </span>
        </li>
      ))}
    </ul>
  );
}
