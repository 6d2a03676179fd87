import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Finding} from '../../types';
import {countFindings} from '../run/counts';
import type {CheckedFile} from '../run/runCheck';
import Excerpt from './Excerpt';
import FindingRow from './FindingRow';
import SideBySide from './SideBySide';
import useShowMore from './useShowMore';
import styles from './onDemand.module.css';

/** How many findings of one file are shown at first, and how many more each time. */
const AT_ONCE = 100;

/** Kinds that would hide the others: they come last, closed. */
const QUIET = ['changed', 'hidden'];

function Findings({
  findings,
  lines,
}: {
  readonly findings: readonly Finding[];
  readonly lines: readonly string[];
}): ReactNode {
  const [most, list, showMore] = useShowMore<HTMLUListElement>(AT_ONCE, ':scope > li');
  return (
    <>
      <ul ref={list} className={styles.findings}>
        {findings.slice(0, most).map((finding) => (
          <FindingRow
            key={`${finding.line}:${finding.column} ${finding.kind} ${finding.name} ${finding.note ?? ''}`}
            finding={finding}
            lines={lines}
          />
        ))}
      </ul>
      {findings.length > most && (
        <button type="button" className="site-button" data-look="outlined" onClick={showMore}>
          <Translate
            id="upgradeCheck.moreFindings"
            description="Button that shows more findings of a file; the value is how many there are besides"
            values={{count: findings.length - most}}
          >
            {'Show more ({count})'}
          </Translate>
        </button>
      )}
    </>
  );
}

/** What was found in one file, and what the codemod makes of it. */
export default function FileFindings({
  file,
  isOpen,
}: {
  readonly file: CheckedFile;
  readonly isOpen: boolean;
}): ReactNode {
  const {report, text} = file;
  const {path, findings, problem, codemod} = report;
  const [wasOpen, setWasOpen] = useState(isOpen);
  const lines = wasOpen ? text.split('\n') : [];
  const loud = findings.filter(({kind}) => !QUIET.includes(kind));
  const quiet = findings.filter(({kind}) => QUIET.includes(kind));
  const {must, check} = countFindings(findings);
  return (
    <details className={styles.file} open={isOpen} onToggle={(event) => event.currentTarget.open && setWasOpen(true)}>
      <summary>
        <code dir="ltr">{path}</code>{' '}
        <span className={styles.quiet}>
          <Translate
            id="upgradeCheck.file.counts"
            description="After the name of a file; the values are numbers"
            values={{must, check}}
          >
            {'to change: {must}, to check: {check}'}
          </Translate>
        </span>
      </summary>
      {wasOpen && (
        <>
          {problem && (
            <div className={styles.problem}>
              <Translate
                id="upgradeCheck.syntax"
                description="A syntax error; the values are numbers and a message in English"
                values={{line: problem.line, column: problem.column, message: problem.message}}
              >
                {'Syntax error in line {line}, column {column}: {message}'}
              </Translate>
              <Excerpt lines={lines} line={problem.line} />
            </div>
          )}
          <Findings findings={loud} lines={lines} />
          {quiet.length > 0 && (
            <details className={styles.more}>
              <summary>
                <Translate
                  id="upgradeCheck.quiet"
                  description="Heading of a list that begins closed; the value is a number"
                  values={{count: quiet.length}}
                >
                  {'Changed types, and what the check cannot see: {count}'}
                </Translate>
              </summary>
              <Findings findings={quiet} lines={lines} />
            </details>
          )}
          {codemod.is === 'failed' && (
            <p className={styles.problem}>
              <Translate
                id="upgradeCheck.codemod.failed"
                description="When the codemod throws; the value is its message, in English"
                values={{message: codemod.message}}
              >
                {'The codemod stops in this file: {message}'}
              </Translate>
            </p>
          )}
          {codemod.is === 'changed' && <SideBySide before={text} after={codemod.code} />}
        </>
      )}
    </details>
  );
}
