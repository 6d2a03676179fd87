import {MEASURED_PAGES} from '../../tests/browser/measuredPages';
import {SOFT_NAVIGATIONS} from '../../tests/browser/softNavigation';
import type {Comparison} from './comparison';
import {FIGURES, TARGETS, type FigureId, type Subject} from './figures';
import {OURS, type BenchReport} from './report';
import {spreadOf, type Spread} from './statistics';

const NAME_WIDTH = 24;
const TARGET_WIDTH = 10;
const CELL_WIDTH = 24;
const VERDICT_WIDTH = 8;

/** A number as a person reads it, without its unit. */
function shown(figure: FigureId, value: number): string {
  return FIGURES[figure].unit === 'bytes' ? (value / 1000).toFixed(1) : String(Math.round(value));
}

function unitOf(figure: FigureId): string {
  const {unit} = FIGURES[figure];
  return {ms: 'ms', bytes: 'KB', count: '', score: ''}[unit];
}

/** The median, and behind it the lowest and the highest where they differ: `1890 (1850–1930)`. */
export function cell(figure: FigureId, {median, low, high}: Spread): string {
  const range = [low, high].map((value) => shown(figure, value));
  const middle = shown(figure, median);
  return range[0] === range[1] ? middle : `${middle} (${range.join('–')})`;
}

function missesTarget(figure: FigureId, target: number, {median}: Spread): boolean {
  return FIGURES[figure].better === 'higher' ? median < target : median > target;
}

function headingOf(subject: Subject): string {
  if (subject === 'site') {
    return 'the whole site';
  }
  if (subject in MEASURED_PAGES) {
    return `${subject}: ${MEASURED_PAGES[subject as keyof typeof MEASURED_PAGES]}`;
  }
  const {from, to} = SOFT_NAVIGATIONS[subject as keyof typeof SOFT_NAVIGATIONS];
  return `${subject}: from ${from} to ${to}`;
}

function line(cells: readonly string[]): string {
  const widths = [NAME_WIDTH, TARGET_WIDTH, CELL_WIDTH, CELL_WIDTH, VERDICT_WIDTH];
  return cells
    .map((text, index) => (index === 0 ? text.padEnd(NAME_WIDTH) : text.padStart(widths[index] ?? CELL_WIDTH)))
    .join(' ')
    .trimEnd();
}

function figureLine({subject, figure, before, now, verdict}: Comparison, peers: BenchReport['sites']): string {
  const target = TARGETS[subject][figure];
  const isMissed = target !== undefined && missesTarget(figure, target, now);
  const others = Object.values(peers).map((samples) => {
    const found = samples[subject]?.[figure];
    return found?.length ? cell(figure, spreadOf(found)) : '–';
  });
  return line([
    `${FIGURES[figure].name} ${unitOf(figure)}`.trimEnd(),
    target === undefined ? '' : shown(figure, target),
    before ? cell(figure, before) : '–',
    `${cell(figure, now)}${isMissed ? ' *' : '  '}`,
    verdict === 'same' || verdict === 'unknown' ? '' : verdict,
    ...others,
  ]);
}

/**
 * The table of a run, for a person to read: medians, and in parentheses the lowest and the highest sample. A star is at what
 * misses its target.
 *
 * @param comparisons of this site with its last result
 */
export function benchTable(report: BenchReport, comparisons: readonly Comparison[]): string {
  const peers = Object.fromEntries(Object.entries(report.sites).filter(([name]) => name !== OURS));
  const subjects = [...new Set(comparisons.map(({subject}) => subject))];
  return subjects
    .map((subject) =>
      [
        headingOf(subject),
        line(['', 'target', 'last', `${OURS}  `, '', ...Object.keys(peers)]),
        ...comparisons.filter((one) => one.subject === subject).map((one) => figureLine(one, peers)),
      ].join('\n'),
    )
    .join('\n\n');
}

/** What got worse, one line for each figure: `text, CSS (gzip): 24.1 KB, before 23.9 KB`. */
export function worseLines(comparisons: readonly Comparison[]): string[] {
  return comparisons.flatMap(({subject, figure, before, now, verdict}) => {
    if (verdict !== 'worse' || !before) {
      return [];
    }
    // Rounding would hide a few bytes.
    const isBytes = FIGURES[figure].unit === 'bytes';
    const [later, earlier] = [now, before].map((spread) =>
      isBytes ? `${spread.median} bytes` : `${cell(figure, spread)} ${unitOf(figure)}`.trimEnd(),
    );
    return [`${subject}, ${FIGURES[figure].name}: ${later}, before ${earlier}`];
  });
}
