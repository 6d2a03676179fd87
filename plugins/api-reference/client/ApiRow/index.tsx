import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ApiHistory, RichText, TypeText} from '../../types';
import ChangesField from '../ChangesField';
import RichTextView from '../RichTextView';
import rowStyles from '../somePages.module.css';
import RowLink from '../RowLink';
import SinceMark, {minorOf} from '../SinceMark';
import TypeTextView from '../TypeTextView';
import './somePages.css';
import styles from './somePages.module.css';

export interface Props {
  /** The row's URL after the `#`. */
  readonly id: string;
  /** What the row is about, as code. */
  readonly name: string;
  readonly type?: TypeText;
  readonly isDeprecated?: boolean;
  /** Marks behind the name: required, deprecated, a plan. */
  readonly marks?: ReactNode;
  /** Since when there is the row, and what changed in it. */
  readonly history?: ApiHistory;
  /** Has a column of its own in a table: an {@link ApiField} with the default or the rule. */
  readonly fact?: ReactNode;
  readonly description: RichText;
  /** Further lines below the description. */
  readonly children?: ReactNode;
}

/** In characters. A name of this length or more does not fit the column of a table: it may break before a word. */
const LONG_NAME = 16;

function BreakableName({name}: {readonly name: string}): ReactNode {
  if (name.length < LONG_NAME) {
    return name;
  }
  return name.split(/(?<=[a-z-])(?=[A-Z])|(?<=[_-])(?=[A-Za-z])/).map((word, index) => (
    // Words of a name have no identity of their own.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

/**
 * One prop, slot or class: name, type, a fact, details. The parts are siblings in a fixed order, so that style sheets
 * alone can lay rows out as a list, collapsed, or as a table; nothing in it needs React after the server has rendered it.
 */
export default function ApiRow(props: Props): ReactNode {
  const {id, name, type, isDeprecated, marks, history = {}, fact, description, children} = props;
  const {since, changes = []} = history;
  // The build's check of anchors cannot see ids that components make.
  useBrokenLinks().collectAnchor(id);
  return (
    <div
      role="listitem"
      id={id}
      className={clsx(rowStyles.row, styles.row)}
      data-api-row={name}
      data-deprecated={isDeprecated ? '' : undefined}
      data-api-minor={since && minorOf(since)}
    >
      <div className={styles.name} data-api-part="name">
        <button type="button" className={styles.toggle} data-api-toggle="" aria-expanded="false" aria-label={name} />
        <h3 className={clsx(styles.heading, isDeprecated && styles.deprecated)}>
          <code dir="ltr">
            <BreakableName name={name} />
          </code>
        </h3>
        {marks}
        {since !== undefined && <SinceMark version={since} />}
        <RowLink id={id} name={name} />
      </div>
      {type !== undefined && (
        <div className={styles.type} data-api-part="type" data-api-type="">
          <span className="site-hidden">
            {translate({id: 'apiReference.row.type', message: 'Type: ', description: 'Before the type of a prop'})}
          </span>
          <code dir="ltr">
            <TypeTextView type={type} />
          </code>
        </div>
      )}
      {fact}
      {(description.length > 0 || children || changes.length > 0) && (
        <div className={styles.details} data-api-part="details">
          {description.length > 0 && (
            <div className={styles.description} data-api-part="description">
              <RichTextView text={description} />
            </div>
          )}
          {children}
          {changes.length > 0 && <ChangesField changes={changes} />}
        </div>
      )}
    </div>
  );
}

export interface MarkProps {
  readonly tone: 'notice' | 'warning';
  readonly children: ReactNode;
}

/** A word behind a name. */
export function ApiMark({tone, children}: MarkProps): ReactNode {
  return (
    <span className={styles.mark} data-tone={tone}>
      {children}
    </span>
  );
}
