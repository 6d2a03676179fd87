import {comparePage} from './comparePage';
import {madeFromMark} from './sections';

/**
 * Marks every section of a translation as made from the present English text. Orphaned sections keep their marks.
 */
export function stampPage(english: string, translation: string): string {
  const lines = translation.split('\n');
  // From the end, so that insertions do not move the lines of the other sections.
  const known = comparePage(english, translation)
    .filter(({state}) => state === 'fresh' || state === 'stale')
    .sort((a, b) => b.translated!.lines[0] - a.translated!.lines[0]);
  for (const {english: original, translated} of known) {
    const mark = madeFromMark(original!.fingerprint);
    const [first, last] = translated!.lines;
    const at = lines.slice(first - 1, last).findIndex((line) => line.trim().startsWith('{/* english:'));
    if (at >= 0) {
      lines[first - 1 + at] = mark;
    } else {
      lines.splice(first - 1, 0, '', mark);
    }
  }
  return lines.join('\n');
}
