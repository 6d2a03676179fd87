import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {ANY_RELEASE, sinceChoices, type MinorReleases} from '../since';
import styles from './somePages.module.css';

export interface Props {
  readonly releases: MinorReleases;
  readonly value: number;
  readonly onChoose: (minor: number) => void;
}

/** The choice of a release since which rows were added. */
export default function SinceChoice({releases, value, onChoose}: Props): ReactNode {
  const {major} = releases;
  const choices = sinceChoices(releases, value);
  if (choices.length === 0) {
    return null;
  }
  return (
    <label className={styles.since}>
      <Translate
        id="apiReference.filter.since"
        description="Label of the choice of a release; the first choice is “any release”"
      >
        Added since
      </Translate>
      <select className="site-field" value={value} onChange={(event) => onChoose(Number(event.target.value))}>
        <option value={ANY_RELEASE}>
          {translate({
            id: 'apiReference.filter.anyRelease',
            message: 'any release',
            description: 'Choice: rows of every release; follows “Added since”',
          })}
        </option>
        {choices.map((minor) => (
          <option key={minor} value={minor}>
            {`${major}.${minor}.0`}
          </option>
        ))}
      </select>
    </label>
  );
}
