import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import CopyButton from '@site/src/ui/CopyButton';
import {FINDING_KINDS, type FindingKind} from '../../types';
import {kindLabel} from '../kindLabels';
import {countFindings, filterFiles, isIncomplete, isShown, resultText, type FindingFilter} from '../run/counts';
import type {CheckResult} from '../run/runCheck';
import FileFindings from './FileFindings';
import SkippedFiles from './SkippedFiles';
import useShowMore from './useShowMore';
import styles from './onDemand.module.css';

/** How many files are shown at first, and how many more each time. */
const FILES_AT_ONCE = 50;

/** How many files begin open. */
const OPEN_FILES = 5;

const COMMAND = 'npx @mui/x-codemod@6 v6.0.0/preset-safe src';

/** What the check found: how much it is, file by file, and what was left out. */
export default function Result({result}: {readonly result: CheckResult}): ReactNode {
  const {read, users, files, wasStopped} = result;
  const [filter, setFilter] = useState<FindingFilter>({kind: 'all', isByHand: false});
  const [most, section, showMore] = useShowMore(FILES_AT_ONCE, ':scope > details > summary');
  const heading = useRef<HTMLHeadingElement>(null);
  const root = useBaseUrl('/');
  const all = useMemo(() => files.flatMap(({report}) => report.findings), [files]);
  const counts = useMemo(() => countFindings(all), [all]);
  const shown = useMemo(() => filterFiles(files, filter), [files, filter]);
  const kindCount = (kind: FindingKind): number => all.filter((finding) => isShown(finding, {...filter, kind})).length;

  useEffect(() => {
    heading.current?.focus({preventScroll: true});
    heading.current?.scrollIntoView({block: 'nearest'});
  }, [result]);

  return (
    <section ref={section} className={styles.result} aria-labelledby="upgrade-check-result">
      {/* A level below the page's headings. */}
      <h3 ref={heading} id="upgrade-check-result" tabIndex={-1} className={styles.title}>
        {counts.isAtLeast ? (
          <Translate
            id="upgradeCheck.result.titleAtLeast"
            description="Heading of a result if the codemod took too long in some files; the values are numbers"
            values={{must: counts.must, byCodemod: counts.byCodemod, check: counts.check}}
          >
            {'To change: {must} (at least {byCodemod} by the codemod), to check: {check}'}
          </Translate>
        ) : counts.must + counts.check > 0 ? (
          <Translate
            id="upgradeCheck.result.title"
            description="Heading of a result; the values are numbers"
            values={{must: counts.must, byCodemod: counts.byCodemod, check: counts.check}}
          >
            {'To change: {must} ({byCodemod} by the codemod), to check: {check}'}
          </Translate>
        ) : isIncomplete(result) ? (
          <Translate
            id="upgradeCheck.result.nothingRead"
            description="Heading of a result without findings, if files could not be checked or the check was stopped"
          >
            Nothing found in the code that could be checked
          </Translate>
        ) : users === 0 ? (
          <Translate id="upgradeCheck.result.noImport" description="Heading of a result if no file imports MUI X">
            No import of MUI X found
          </Translate>
        ) : (
          <Translate id="upgradeCheck.result.nothing" description="Heading of a result without findings">
            Nothing found that version 6 changes
          </Translate>
        )}
      </h3>
      <p className={styles.quiet} role="status">
        <Translate
          id="upgradeCheck.result.files"
          description="How much was read; the values are numbers"
          values={{read, users}}
        >
          {'Files read: {read}, with MUI X: {users}.'}
        </Translate>
        {read > 0 && users === 0 && (
          <>
            {' '}
            <Translate
              id="upgradeCheck.result.wholeFiles"
              description="After a check of code that does not import MUI X"
            >
              Only what is imported from its packages is checked, so check whole files.
            </Translate>
          </>
        )}
        {wasStopped && (
          <>
            {' '}
            <Translate id="upgradeCheck.result.stopped" description="After a check that was stopped">
              The check was stopped, so files are missing.
            </Translate>
          </>
        )}
      </p>
      {(counts.byCodemod > 0 || counts.isAtLeast) && (
        <div className={styles.command}>
          <code dir="ltr">{COMMAND}</code>
          <CopyButton
            className="site-button"
            data-look="outlined"
            getText={() => COMMAND}
            label={translate({
              id: 'upgradeCheck.copyCommand',
              message: 'Copy the command',
              description: 'Button that copies the command that runs the codemod',
            })}
          />
        </div>
      )}
      {all.length > 0 && (
        <div className={styles.filters}>
          <label className={styles.choice}>
            <Translate id="upgradeCheck.filter" description="Label of the choice of a kind of finding">
              Show
            </Translate>
            <select
              className="site-field"
              value={filter.kind}
              onChange={(event) => setFilter({...filter, kind: event.target.value as FindingFilter['kind']})}
            >
              <option value="all">
                {translate({id: 'upgradeCheck.filter.all', message: 'Everything', description: 'Choice: all findings'})}
              </option>
              {FINDING_KINDS.map((kind) => (
                <option key={kind} value={kind} disabled={kindCount(kind) === 0}>
                  {`${kindLabel(kind)} (${kindCount(kind)})`}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={filter.isByHand}
              onChange={(event) => setFilter({...filter, isByHand: event.target.checked})}
            />
            <Translate id="upgradeCheck.filter.byHand" description="Checkbox that hides what the codemod changes">
              Only what the codemod leaves
            </Translate>
          </label>
          <CopyButton
            className="site-button"
            data-look="outlined"
            getText={() => resultText(shown, (guide) => new URL(root.replace(/\/$/, '') + guide, location.href).href)}
            label={translate({
              id: 'upgradeCheck.copyResult',
              message: 'Copy the list',
              description: 'Button that copies the findings as text',
            })}
          />
        </div>
      )}
      {shown.slice(0, most).map((file, index) => (
        <FileFindings key={file.report.path} file={file} isOpen={index < OPEN_FILES} />
      ))}
      {shown.length > most && (
        <button type="button" className="site-button" data-look="outlined" onClick={showMore}>
          <Translate
            id="upgradeCheck.moreFiles"
            description="Button that shows more files; the value is how many there are besides"
            values={{count: shown.length - most}}
          >
            {'Show more files ({count})'}
          </Translate>
        </button>
      )}
      <SkippedFiles result={result} />
    </section>
  );
}
