import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ApiType, ApiTypeMember} from '../../types';
import RichTextView from '../RichTextView';
import TypeTextView from '../TypeTextView';
import styles from './onDemand.module.css';

function MemberFacts({member}: {readonly member: ApiTypeMember}): ReactNode {
  const {defaultValue, deprecation, description} = member;
  return (
    <>
      {description.length > 0 && (
        <div className={styles.text}>
          <RichTextView text={description} />
        </div>
      )}
      {defaultValue !== null && (
        <p className={styles.text}>
          <Translate
            id="apiReference.type.default"
            description="Of a member of a type; the value is code"
            values={{value: <code dir="ltr">{defaultValue}</code>}}
          >
            {'Default: {value}'}
          </Translate>
        </p>
      )}
      {deprecation && deprecation.length > 0 && (
        <div className={styles.text}>
          <RichTextView text={deprecation} />
        </div>
      )}
    </>
  );
}

function Member({member}: {readonly member: ApiTypeMember}): ReactNode {
  const {name, type, required, deprecation} = member;
  return (
    <li className={styles.member}>
      <div className={styles.line} data-api-type="">
        <code className={clsx(styles.name, deprecation && styles.deprecated)} dir="ltr">
          {required ? name : `${name}?`}
        </code>{' '}
        <code className={styles.type} dir="ltr">
          <TypeTextView type={type} />
        </code>
        {deprecation && (
          <span className={styles.mark}>
            {translate({id: 'apiReference.mark.deprecated', message: 'deprecated', description: 'Mark behind a prop'})}
          </span>
        )}
      </div>
      <MemberFacts member={member} />
    </li>
  );
}

function OwnPage({type: {name, href}}: {readonly type: ApiType}): ReactNode {
  return (
    href !== null && (
      <Link className={styles.page} to={href}>
        <Translate
          id="apiReference.type.page"
          description="Link to the API page of a type; the value is its name"
          values={{name: <code dir="ltr">{name}</code>}}
        >
          {'Page of {name}'}
        </Translate>
      </Link>
    )
  );
}

export interface Props {
  readonly type: ApiType;
}

/** A type that was opened in place, with its members, whose own types open in turn. */
export default function TypePanel({type}: Props): ReactNode {
  const {name, description, text, members} = type;
  const label = translate(
    {id: 'apiReference.type.label', message: 'Type {name}', description: 'Name of what a type opens to'},
    {name},
  );
  return (
    <div role="group" aria-label={label} className={styles.panel}>
      <div className={styles.head}>
        <code className={styles.name} dir="ltr">
          {name}
        </code>
        <OwnPage type={type} />
        <button
          type="button"
          className={`site-icon-button ${styles.close}`}
          data-api-close=""
          aria-label={translate(
            {id: 'apiReference.type.close', message: 'Close {name}', description: 'Button that closes an opened type'},
            {name},
          )}
        >
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d="M4 4l8 8M12 4l-8 8" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      {description.length > 0 && (
        <div className={styles.text}>
          <RichTextView text={description} />
        </div>
      )}
      {text && (
        <div className={styles.line} data-api-type="">
          <code className={styles.type} dir="ltr">
            <TypeTextView type={text} />
          </code>
        </div>
      )}
      {members.length > 0 && (
        // A list that is not shown as one is no list to some screen readers, unless it says so.
        // eslint-disable-next-line jsx-a11y/no-redundant-roles
        <ul role="list" className={styles.members}>
          {members.map((member) => (
            <Member key={member.name} member={member} />
          ))}
        </ul>
      )}
    </div>
  );
}
