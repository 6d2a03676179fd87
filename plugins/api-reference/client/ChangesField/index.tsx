import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {ApiChange} from '../../types';
import {ApiField} from '../ApiField';
import styles from './somePages.module.css';

function Change({change: {version, kind, before, after}}: {readonly change: ApiChange}): ReactNode {
  return (
    <li>
      {kind === 'type' ? (
        <Translate
          id="apiReference.change.type"
          description="Before both types; the value is a release"
          values={{version}}
        >
          {'Type changed in {version}:'}
        </Translate>
      ) : (
        <Translate
          id="apiReference.change.default"
          description="Before both defaults; the value is a release"
          values={{version}}
        >
          {'Default changed in {version}:'}
        </Translate>
      )}{' '}
      {/* The arrow points to the right, on pages from right to left too. */}
      <bdi dir="ltr">
        <del>
          <code>{before}</code>
        </del>{' '}
        <span aria-hidden="true" className={styles.arrow}>
          →
        </span>{' '}
        <ins>
          <code>{after}</code>
        </ins>
      </bdi>
    </li>
  );
}

export interface Props {
  readonly changes: readonly ApiChange[];
}

/** What the list of changes is called. */
export function changesLabel(): string {
  return translate({
    id: 'apiReference.row.changes',
    message: 'Changes',
    description: 'Label of what releases changed in a prop',
  });
}

/** What releases changed in a row, the oldest first. */
export function ChangeList({changes}: Props): ReactNode {
  return (
    // A list that is not shown as one is no list to some screen readers, unless it says so.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={styles.changes}>
      {changes.map((change) => (
        <Change key={`${change.version} ${change.kind}`} change={change} />
      ))}
    </ul>
  );
}

/** What releases changed, as a labelled line of a row. */
export default function ChangesField({changes}: Props): ReactNode {
  return (
    <ApiField part="changes" label={changesLabel()}>
      <ChangeList changes={changes} />
    </ApiField>
  );
}
