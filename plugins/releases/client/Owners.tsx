import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ChangeOwner} from '../types';

/** The most components that a row names; the others are counted. */
const MOST_OWNERS = 4;

export interface Props {
  readonly owners: readonly ChangeOwner[];
  readonly className?: string | undefined;
}

/** The components that have what changed; those with a row on an API page lead there. */
export default function Owners({owners, className}: Props): ReactNode {
  const shown = owners.length > MOST_OWNERS + 1 ? owners.slice(0, MOST_OWNERS) : owners;
  const rest = owners.slice(shown.length);
  const more = translate(
    {
      id: 'releases.diff.more',
      message: 'and {count} more',
      description: 'After the first components that a change is of; the value is how many others there are',
    },
    {count: rest.length},
  );
  return (
    <span className={className}>
      {shown.map(({name, href}, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          {href === undefined ? name : <Link to={href}>{name}</Link>}
        </Fragment>
      ))}
      {rest.length > 0 && <span title={rest.map(({name}) => name).join(', ')}> {more}</span>}
    </span>
  );
}
