import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import PlanTag from '@site/src/ui/PlanTag';
import type {PaidPlanId} from '@site/src/site/packages';
import type {ApiHistory, RichText, TypeText} from '../../types';
import {ChangeList, changesLabel} from '../ChangesField';
import RichTextView from '../RichTextView';
import rowStyles from '../somePages.module.css';
import RowLink from '../RowLink';
import SinceMark from '../SinceMark';
import TypeTextView from '../TypeTextView';
import styles from './somePages.module.css';

export interface EntryProps {
  /** The entry's URL after the `#`. */
  readonly id: string;
  readonly name: string;
  readonly plan: PaidPlanId | null;
  readonly isDeprecated: boolean;
  /** Since when there is the entry, and what changed in it. */
  readonly history: ApiHistory;
  readonly description: RichText;
  /** Labelled lines below the description. */
  readonly children: ReactNode;
}

/** One event or selector: its name beside what there is to know of it. Nothing in it needs React in the browser. */
export function ReferenceEntry(props: EntryProps): ReactNode {
  const {id, name, plan, isDeprecated, history, description, children} = props;
  const {since, changes = []} = history;
  // The build's check of anchors cannot see ids that components make.
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id} className={clsx(rowStyles.row, styles.entry)} data-api-row={name}>
      <div className={styles.name} data-api-part="name">
        <code dir="ltr" data-deprecated={isDeprecated ? '' : undefined}>
          {name}
        </code>
        {plan && <PlanTag plan={plan} />}
        {since !== undefined && <SinceMark version={since} />}
        <RowLink id={id} name={name} />
      </div>
      <div className={styles.details}>
        <div data-api-part="description">
          <RichTextView text={description} />
        </div>
        <dl className={styles.facts}>
          {children}
          {changes.length > 0 && (
            <ReferenceFact label={changesLabel()}>
              <ChangeList changes={changes} />
            </ReferenceFact>
          )}
        </dl>
      </div>
    </li>
  );
}

export interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A labelled line of an entry. */
export function ReferenceFact({label, children}: FactProps): ReactNode {
  return (
    <div className={styles.fact} data-api-part="fact">
      <dt>{label}</dt>
      <dd data-api-type="">{children}</dd>
    </div>
  );
}

/** A type as the value of a fact, in which names open. */
export function FactType({type}: {readonly type: TypeText}): ReactNode {
  return (
    <code dir="ltr">
      <TypeTextView type={type} />
    </code>
  );
}

export interface EntriesProps {
  /** What they are, as sections of API pages name it. */
  readonly section: 'events' | 'selectors';
  readonly children: ReactNode;
}

/** Entries below each other. */
export function ReferenceEntries({section, children}: EntriesProps): ReactNode {
  return (
    // A list that is not shown as one is no list to some screen readers, unless it says so.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={styles.entries} data-api-section={section}>
      {children}
    </ul>
  );
}
