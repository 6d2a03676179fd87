import {useMemo, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {alignLines, type LinePair} from '@site/src/text/changedLines';
import CopyButton from '@site/src/ui/CopyButton';
import styles from './onDemand.module.css';

/** How many equal lines stay around a change. */
const AROUND = 3;

interface Part {
  readonly pairs: readonly LinePair[];
  /** How many equal lines are left out before it. */
  readonly hidden: number;
}

/** The changes with the lines around them. */
function partsOf(pairs: readonly LinePair[]): Part[] {
  const isNear = pairs.map((_, index) =>
    pairs.slice(Math.max(index - AROUND, 0), index + AROUND + 1).some(({isEqual}) => !isEqual),
  );
  const parts: {pairs: LinePair[]; hidden: number}[] = [];
  let hidden = 0;
  pairs.forEach((pair, index) => {
    if (!isNear[index]) {
      hidden += 1;
      return;
    }
    if (hidden > 0 || parts.length === 0) {
      parts.push({pairs: [], hidden});
      hidden = 0;
    }
    parts.at(-1)?.pairs.push(pair);
  });
  return parts;
}

function Side({
  parts,
  lines,
  side,
}: {
  readonly parts: readonly Part[];
  readonly lines: readonly string[];
  readonly side: 'before' | 'after';
}): ReactNode {
  const label =
    side === 'before'
      ? translate({id: 'upgradeCheck.before', message: 'Your code', description: 'Name of the code before the codemod'})
      : translate({
          id: 'upgradeCheck.after',
          message: 'After the codemod',
          description: 'Name of the code that the codemod wrote',
        });
  return (
    <div className={styles.side} role="group" aria-label={label}>
      <p className={styles.sideName}>{label}</p>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable */}
      <pre className={styles.code} dir="ltr" tabIndex={0}>
        {parts.map(({pairs, hidden}, index) => (
          <span key={index}>
            {hidden > 0 && <span className={styles.gap}>{`⋯ ${hidden}\n`}</span>}
            {pairs.map((pair, at) => {
              const line = pair[side];
              if (line === undefined) {
                return (
                  <span key={at} className={styles.line}>
                    {'\n'}
                  </span>
                );
              }
              const Tag = pair.isEqual ? 'span' : side === 'before' ? 'del' : 'ins';
              return (
                <Tag key={at} className={styles.line}>
                  <span className={styles.number}>{line + 1}</span>
                  {`${lines[line] ?? ''}\n`}
                </Tag>
              );
            })}
          </span>
        ))}
      </pre>
    </div>
  );
}

/** The file before and after the codemod, the changes beside each other; below each other on phones. */
export default function SideBySide({before, after}: {readonly before: string; readonly after: string}): ReactNode {
  const [wasOpen, setWasOpen] = useState(false);
  const parts = useMemo(() => (wasOpen ? partsOf(alignLines(before, after)) : []), [wasOpen, before, after]);
  return (
    <details className={styles.more} onToggle={(event) => event.currentTarget.open && setWasOpen(true)}>
      <summary>
        <Translate
          id="upgradeCheck.sideBySide"
          description="Opens the comparison of a file before and after the codemod"
        >
          What the codemod makes of this file
        </Translate>
      </summary>
      {wasOpen && (
        <>
          <div className={styles.sides}>
            <Side parts={parts} lines={before.split('\n')} side="before" />
            <Side parts={parts} lines={after.split('\n')} side="after" />
          </div>
          <CopyButton
            className="site-button"
            data-look="outlined"
            getText={() => after}
            label={translate({
              id: 'upgradeCheck.copyCode',
              message: 'Copy the new code',
              description: 'Button that copies the code that the codemod wrote',
            })}
          />
        </>
      )}
    </details>
  );
}
