import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import PlanTag from '@theme/PlanTag';
import DataLink from '../../client/DataLink';
import type {ApiIndexData} from '../../types';
import styles from './styles.module.css';

export interface Props extends Pick<ApiIndexData, 'packages'> {
  /** Address of the index for programs. */
  readonly data: string;
}

/** The first lines of a product's index: its packages, as they are documented here. */
export default function ApiPackages({packages, data}: Props): ReactNode {
  return (
    <div className={styles.intro}>
      <p>
        <Translate id="apiReference.index.packages" description="On the index of an API, before a list of packages">
          Made from the types of these packages:
        </Translate>
      </p>
      <ul className={styles.packages}>
        {packages.map(({name, version, plan}) => (
          <li key={name}>
            <a href={`https://www.npmjs.com/package/${name}/v/${version}`}>
              <code dir="ltr">{name}</code>
            </a>{' '}
            <span dir="ltr">{version}</span> {plan !== 'community' && <PlanTag plan={plan} />}
          </li>
        ))}
      </ul>
      <DataLink data={data} />
    </div>
  );
}
