type Check<Row> = (...row: Row extends readonly unknown[] ? [...Row] : [Row]) => unknown;

/** What is wrong with the rows of a table: `["a",1]: why`. */
export async function rowProblems<const Row>(rows: readonly Row[], check: Check<Row>): Promise<string[]> {
  const problems: string[] = [];
  for (const row of rows) {
    try {
      await check(...((Array.isArray(row) ? row : [row]) as Parameters<Check<Row>>));
    } catch (error) {
      problems.push(`${JSON.stringify(row)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return problems;
}

/**
 * One test for a table of examples, of which there are many: each row is looked at, and every one that fails is named.
 *
 * @param rows examples; a row that is a list is handed over as arguments
 * @param check throws where a row is wrong
 */
export function rowsTest<const Row>(name: string, rows: readonly Row[], check: Check<Row>): void {
  test(name, async () => {
    expect(rows.length).toBeGreaterThan(0);
    const problems = await rowProblems(rows, check);
    if (problems.length > 0) {
      throw new Error(problems.join('\n\n'));
    }
  });
}
