import type {Finding, FindingKind} from '../../types';
import type {SkipReason} from '../files/skipReason';
import type {CheckedFile, CheckResult} from './runCheck';

export interface Counts {
  readonly must: number;
  /** How many of them the codemod changes. */
  readonly byCodemod: number;
  /** Whether the codemod may change more of them: in some files it took too long to find out. */
  readonly isAtLeast: boolean;
  readonly check: number;
}

/** How much work findings are. */
export function countFindings(findings: readonly Finding[]): Counts {
  const must = findings.filter(({severity}) => severity === 'must');
  return {
    must: must.length,
    byCodemod: must.filter(({codemod}) => codemod.is === 'does').length,
    isAtLeast: must.some(({codemod}) => codemod.is === 'misses' && codemod.because === 'slow'),
    check: findings.length - must.length,
  };
}

/** Why code of the reader was not looked at. What has another reason is no such code. */
const UNSEEN: readonly SkipReason[] = ['tooLarge', 'tooMany', 'tooManyEntries', 'unreadable'];

/** Whether some of the code was not looked at: something may be in it though nothing was found. */
export function isIncomplete({wasStopped, read, failed, files, skipped}: CheckResult): boolean {
  return (
    wasStopped ||
    read === 0 ||
    failed.length > 0 ||
    files.some(({report}) => report.problem) ||
    skipped.some(({reason}) => UNSEEN.includes(reason))
  );
}

/** What a reader wants to see. */
export interface FindingFilter {
  readonly kind: FindingKind | 'all';
  /** Whether what the codemod changes is left out. */
  readonly isByHand: boolean;
}

export function isShown({kind, codemod}: Finding, filter: FindingFilter): boolean {
  return (filter.kind === 'all' || kind === filter.kind) && !(filter.isByHand && codemod.is === 'does');
}

/** The files in which a filter leaves something; files that cannot be read stay. */
export function filterFiles(files: readonly CheckedFile[], filter: FindingFilter): CheckedFile[] {
  return files.flatMap(({report, text}) => {
    const findings = report.findings.filter((finding) => isShown(finding, filter));
    return findings.length > 0 || report.problem ? [{text, report: {...report, findings}}] : [];
  });
}

/** The result as text, to paste into an issue or a list of work. */
export function resultText(files: readonly CheckedFile[], guideUrl: (path: string) => string): string {
  return files
    .map(({report: {path, problem, findings}}) =>
      [
        `## ${path}`,
        ...(problem ? [`- ${problem.line}:${problem.column} ${problem.message}`] : []),
        ...findings.map(({line, column, kind, name, owner, to, replacement, note, codemod, guide}) => {
          const what = `${kind}: ${owner === undefined ? '' : `${owner} `}\`${name}\`${to === undefined ? '' : ` → \`${to}\``}`;
          const instead = replacement === undefined ? '' : `, now: ${replacement}`;
          return `- ${line}:${column} ${what}${instead}${note ? ` (${note})` : ''}, codemod: ${codemod.is}, ${guideUrl(guide)}`;
        }),
      ].join('\n'),
    )
    .join('\n\n');
}
