import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Replacement from '@site/src/ui/Replacement';
import type {Finding} from '../../types';
import {blindSpotText} from '../blindSpotTexts';
import {kindLabel} from '../kindLabels';
import {noteText} from '../noteTexts';
import Excerpt from './Excerpt';
import styles from './onDemand.module.css';

function Codemod({codemod, severity, kind}: Finding): ReactNode {
  if (codemod.is === 'does') {
    return (
      <span className={styles.done}>
        <Translate id="upgradeCheck.codemod.does" description="What the codemod does with a finding">
          The codemod makes this change.
        </Translate>
      </span>
    );
  }
  if (codemod.is === 'misses') {
    return <span>{blindSpotText(codemod.because)}</span>;
  }
  return (
    severity === 'must' &&
    kind !== 'hidden' && (
      <span>
        <Translate id="upgradeCheck.codemod.none" description="What the codemod does with a finding">
          No codemod makes this change.
        </Translate>
      </span>
    )
  );
}

/** One place in the code: what it is, what to do, and where the guide says more. */
export default function FindingRow({
  finding,
  lines,
}: {
  readonly finding: Finding;
  readonly lines: readonly string[];
}): ReactNode {
  const {kind, severity, name, owner, to, replacement, note, before, after, line, column, guide} = finding;
  return (
    <li className={styles.finding} tabIndex={-1} data-kind={kind} data-severity={severity}>
      <p className={styles.what}>
        <span className={styles.place} dir="ltr">
          {line}:{column}
        </span>{' '}
        <strong>{kindLabel(kind)}</strong>{' '}
        {owner !== undefined && owner !== name && <span className={styles.quiet}>{owner} </span>}
        <code dir="ltr">{name}</code>
        {to !== undefined && (
          <>
            {' → '}
            <code dir="ltr">{to}</code>
          </>
        )}
      </p>
      <Excerpt lines={lines} line={line} />
      {before !== undefined && after !== undefined && kind === 'changed' && (
        <p className={styles.types} dir="ltr">
          <del>{before}</del> <ins>{after}</ins>
        </p>
      )}
      <p className={styles.advice}>
        {replacement !== undefined && <Replacement text={replacement} />} {note && <span>{noteText(note)}</span>}{' '}
        <Codemod {...finding} />{' '}
        <Link to={guide}>
          <Translate
            id="upgradeCheck.guide"
            description="Link to the section of the guide about a change; the value is a name from the code"
            values={{name}}
          >
            {'Guide: {name}'}
          </Translate>
        </Link>
      </p>
    </li>
  );
}
