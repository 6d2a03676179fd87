import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import PlanTag from '@site/src/ui/PlanTag';
import type {ApiIndexData} from '../../types';
import styles from './somePages.module.css';

export interface Props extends Pick<ApiIndexData, 'packages'> {
  /** URL of the page's content as data inside the site, without the base URL. */
  readonly data: string;
  /** Further items of the list. */
  readonly children?: ReactNode;
}

/** A quiet line: the packages that a page is made from, and where programs get its content. */
export default function PageFacts({packages, data, children}: Props): ReactNode {
  const url = useBaseUrl(data);
  return (
    // A list that is not shown as one is no list to some screen readers, unless it says so.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={styles.facts}>
      {packages.map(({name, version, plan}) => (
        <li key={name}>
          <a href={`https://www.npmjs.com/package/${name}/v/${version}`} dir="ltr">
            {name} {version}
          </a>
          {plan !== 'community' && (
            <>
              {' '}
              <PlanTag plan={plan} />
            </>
          )}
        </li>
      ))}
      <li>
        <a href={url}>
          <Translate id="apiReference.facts.data" description="On an API page: link to its content as data">
            This page as JSON
          </Translate>
        </a>
      </li>
      {children}
    </ul>
  );
}
