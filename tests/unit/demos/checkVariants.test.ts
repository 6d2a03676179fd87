import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {checkVariants} from '../../../plugins/demos/node/checkVariants';

const folder = mkdtempSync(path.join(tmpdir(), 'variants-'));

afterAll(() => rmSync(folder, {recursive: true}));

/** The problems with a page's demo `BasicBars` and another file beside it. */
async function problemsWith(...files: string[]): Promise<string | undefined> {
  const page = path.join(folder, 'bars');
  rmSync(page, {recursive: true, force: true});
  mkdirSync(page);
  ['BasicBars.tsx', ...files].forEach((file) => writeFileSync(path.join(page, file), ''));
  try {
    await checkVariants(folder);
    return undefined;
  } catch (error) {
    return (error as Error).message.replaceAll(/\S*\/bars\//g, '');
  }
}

test('variants of a demo, and files that are no demos, are in order', async () => {
  const files = ['BasicBars.tailwind.tsx', 'BasicBars.css.tsx', 'BasicBars.css', 'data.ts', 'data.test.tsx'];
  expect(await problemsWith(...files)).toBeUndefined();
});

test.each([
  ['BasicBars.tailwnd.tsx', 'there is no styling "tailwnd". Did you mean "tailwind"? There are: tailwind, css.'],
  ['BasicBars.Tailwind.tsx', 'there is no styling "Tailwind". Did you mean "tailwind"? There are: tailwind, css.'],
  ['BasicBars.emotion.tsx', 'there is no styling "emotion". There are: tailwind, css.'],
  ['BasicBar.css.tsx', 'there is no BasicBar.tsx beside this variant. Did you mean "BasicBars"?'],
])('%s stops the build if no demo shows it', async (file, problem) => {
  expect(await problemsWith(file)).toBe(`[demos] ${file}: ${problem}`);
});

test('all are named at once', async () => {
  const problems = await problemsWith('BasicBars.tailwnd.tsx', 'BasicBar.css.tsx');
  expect(problems?.split('\n')).toHaveLength(2);
});
