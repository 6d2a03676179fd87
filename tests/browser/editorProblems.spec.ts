import {editor, problem, frame, isMarked, lineOf, openEditor, pressInFrame, result, withStatement} from './editing';
import {expect, test} from './test';

test.describe('what is wrong', () => {
  test.use({expectedErrors: [/thrown by the reader|reading 'rows'|React error #|Maximum update depth|A loop ran/]});

  /** Each text breaks one that works; its problem is named with line and column, and what worked stays. */
  const PROBLEMS: readonly {
    name: string;
    edit: (text: string) => string;
    says: RegExp;
    at: (text: string) => {line: number; column: number};
  }[] = [
    {
      name: 'an import that the site does not have',
      edit: (text) => `import _ from 'lodash';\n${withStatement(text, 'console.log(_);')}`,
      says: /^Import, .*The site does not have "lodash"/,
      at: () => ({line: 1, column: 16}),
    },
    {
      name: 'a syntax error',
      edit: (text) => text.replace('export default function', 'export default functon'),
      says: /^Syntax error, .*Unexpected token/,
      at: (text) => ({line: lineOf(text, 'functon'), column: 24}),
    },
    {
      name: 'a name that is declared twice',
      edit: (text) => withStatement(text, 'const twice = 1;\n  const twice = 2;'),
      says: /^Syntax error, .*'twice' has already been declared/,
      at: (text) => ({line: lineOf(text, 'twice = 2'), column: 3}),
    },
    {
      name: 'an error while rendering',
      edit: (text) => withStatement(text, 'const state: any = undefined;\n  if (state.rows) return null;'),
      says: /^Error while running, .*reading 'rows'/,
      at: (text) => ({line: lineOf(text, 'state.rows'), column: 13}),
    },
    {
      name: 'an error in an effect',
      edit: (text) =>
        withStatement(text, "React.useEffect(() => {\n    throw new Error('thrown by the reader');\n  }, []);"),
      says: /^Error while running, .*thrown by the reader/,
      at: (text) => ({line: lineOf(text, 'throw new'), column: 11}),
    },
    {
      name: 'an update without an end',
      edit: (text) =>
        withStatement(text, 'const [n, setN] = React.useState(0);\n  React.useLayoutEffect(() => setN(n + 1));'),
      says: /^Error while running, .*Maximum update depth/,
      at: (text) => ({line: lineOf(text, 'setN(n'), column: 31}),
    },
    {
      name: 'an update without an end in an effect, which React lets go on',
      edit: (text) =>
        withStatement(text, 'const [n, setN] = React.useState(0);\n  React.useEffect(() => setN(n + 1));'),
      says: /^Error while running, .*Maximum update depth/,
      at: (text) => ({line: lineOf(text, 'export default'), column: 1}),
    },
    {
      name: 'a loop without an end',
      edit: (text) => withStatement(text, 'for (;;) Math.random();'),
      says: /^Error while running, .*A loop ran for more than 2 seconds/,
      at: (text) => ({line: lineOf(text, 'for (;;)'), column: 9}),
    },
  ];

  for (const {name, edit, says, at} of PROBLEMS) {
    test(name, async ({page}) => {
      const text = (await openEditor(page)).replace('"Minestrone"', '"Borscht"');
      await editor(page).fill(text);
      await expect(result(page).getByText('Borscht')).toBeVisible();
      const broken = edit(text);
      await editor(page).fill(broken);
      await expect(problem(page)).toContainText(says, {timeout: 15_000});
      const {line, column} = at(broken);
      const location = frame(page).getByRole('button', {name: `line ${line}, column ${column}`, exact: true});
      await expect(location).toBeVisible();
      expect(await isMarked(page, line)).toBe(true);
      await expect(editor(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(editor(page)).toHaveAccessibleDescription(new RegExp(`line ${line}`));
      await expect(result(page).getByText('Borscht')).toBeVisible();
      await expect(result(page).getByRole('tree')).toHaveCount(1);

      await location.click();
      await expect(editor(page)).toBeFocused();
      const caret = (): Promise<number> =>
        editor(page).evaluate((area) => (area as HTMLTextAreaElement).selectionStart);
      const linesBefore = broken.split('\n').slice(0, line - 1);
      await expect.poll(caret).toBe([...linesBefore, ''].join('\n').length + column - 1);

      await editor(page).fill(text.replace('"Borscht"', '"Goulash"'));
      await expect(result(page).getByText('Goulash')).toBeVisible();
      await expect(problem(page)).toBeEmpty();
    });
  }

  test('an error in an event handler leaves the demo as it is', async ({page}) => {
    const text = await openEditor(page);
    const broken = text.replace('<Box sx', "<Box onClick={() => { throw new Error('thrown by the reader'); }} sx");
    await editor(page).fill(broken.replace('"Minestrone"', '"Borscht"'));
    await pressInFrame(result(page).getByText('Borscht'));
    await expect(problem(page)).toContainText('thrown by the reader');
    await expect(problem(page)).toContainText(`line ${lineOf(broken, '<Box onClick')},`);
    await expect(result(page).getByText('Borscht')).toBeVisible();
  });
});
