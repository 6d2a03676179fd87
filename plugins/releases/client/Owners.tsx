import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ChangeOwner} from '../types';
import styles from './DiffRows/somePages.module.css';

/** The most components that a row names at once; the others are counted, and can be opened. */
const MOST_OWNERS = 4;

/** Names with commas; in one piece if none is a link, since React puts a comment between two texts. */
function Names({owners}: {readonly owners: readonly ChangeOwner[]}): ReactNode {
  if (owners.every(({href}) => href === undefined)) {
    return owners.map(({name}) => name).join(', ');
  }
  return owners.map(({name, href}, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      {href === undefined ? name : <Link to={href}>{name}</Link>}
    </Fragment>
  ));
}

export interface Props {
  readonly owners: readonly ChangeOwner[];
  readonly className?: string | undefined;
}

/** The components that have what changed; those with a row on an API page lead there. All are in the text, which is filtered. */
export default function Owners({owners, className}: Props): ReactNode {
  const shown = owners.length > MOST_OWNERS + 1 ? owners.slice(0, MOST_OWNERS) : owners;
  const rest = owners.slice(shown.length);
  const names = (
    <span className={className}>
      <Names owners={shown} />
    </span>
  );
  if (rest.length === 0) {
    return names;
  }
  return (
    <>
      {names}{' '}
      <details className={clsx(className, styles.rest)}>
        <summary>
          <bdi>
            {translate(
              {
                id: 'releases.diff.more',
                message: 'and {count} more',
                description: 'After the first components that a change is of; the value is how many others there are',
              },
              {count: rest.length},
            )}
          </bdi>
        </summary>
        <Names owners={rest} />
      </details>
    </>
  );
}
