/** Tells lines and columns, both counted from one, of offsets in a text. */
export class Places {
  private readonly starts: readonly number[];

  constructor(text: string) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
      starts.push(at + 1);
    }
    this.starts = starts;
  }

  of(offset: number): {readonly line: number; readonly column: number} {
    let [low, high] = [0, this.starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.starts[middle] ?? 0) <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return {line: low + 1, column: offset - (this.starts[low] ?? 0) + 1};
  }
}
