import {changedLines} from '../../../src/text/changedLines';

const BEFORE = ['import', '', '<BarChart', '  height={300}', '  series={series}', '/>'];

function changed(after: readonly string[], before: readonly string[] = BEFORE): readonly number[] {
  return changedLines(before.join('\n'), after.join('\n'));
}

describe('the lines that a change touches', () => {
  it('are none without a change', () => {
    expect(changed(BEFORE)).toEqual([]);
    expect(changedLines('', '')).toEqual([]);
  });

  it('are the one that is new', () => {
    expect(changed(BEFORE.toSpliced(4, 0, '  hideLegend'))).toEqual([4]);
    expect(changed(['first', ...BEFORE])).toEqual([0]);
    expect(changed([...BEFORE, 'last'])).toEqual([6]);
  });

  it('are the one that differs', () => {
    expect(changed(BEFORE.with(3, '  height={301}'))).toEqual([3]);
    expect(changed(['a'], ['b'])).toEqual([0]);
  });

  it('are none where a line went', () => {
    expect(changed(BEFORE.toSpliced(3, 1))).toEqual([]);
  });

  it('are only those that differ where several places change', () => {
    expect(changed(['import', 'other', '', '<BarChart', '  series={series}', '  end', '/>'])).toEqual([1, 5]);
    expect(changed(['<BarChart height={300} series={series} />'])).toEqual([0]);
  });

  it('are the first of equal ones at most', () => {
    expect(changed(['a', 'a', 'a'], ['a', 'a'])).toHaveLength(1);
  });

  it('are found in long texts without delay', () => {
    const rows = Array.from({length: 20_000}, (_, at) => `row ${String(at)}`);
    const start = performance.now();
    expect(changed(rows.with(10_000, 'other'), rows)).toEqual([10_000]);
    expect(changed(['new', ...rows.slice(1, -1), 'last'], rows)).toEqual([...rows.keys()]);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
