import {NO_WATCHER} from '../../../src/node/demoFiles';
import {infoModule} from '../../../plugins/demos/node/demoModules';
import {fontsOf, withoutWriterNotes} from '../../../src/node/writerNotes';
import {exportProject} from '../../../plugins/demos/client/exports/project';
import {exportFacts} from '../../../plugins/demos/node/exportFacts';
import path from 'node:path';

const FILE = path.resolve('docs/react-charts/bars/BasicBars.tsx');
const NOTE = '// fonts: Roboto Slab:wght@400;700 | Lato\n';
const CODE = 'export default function BasicBars() {\n  return <p />;\n}\n';

test('the fonts of a demo are what its first lines say', async () => {
  expect(fontsOf(FILE, NOTE + CODE)).toEqual(['Roboto Slab:wght@400;700', 'Lato']);
  expect(fontsOf(FILE, CODE)).toEqual([]);
  expect(await infoModule(FILE, NOTE + CODE, NO_WATCHER)).toContain('"fonts":["Roboto Slab:wght@400;700","Lato"]');
  expect(await infoModule(FILE, CODE, NO_WATCHER)).not.toContain('fonts');
});

test('readers do not see the note', () => {
  expect(withoutWriterNotes(`${NOTE}\n${CODE}`)).toBe(CODE);
});

test.each(['Lato |', '"><script>', ''])('what is no font stops the build: %j', (list) => {
  expect(() => fontsOf(FILE, `// fonts: ${list}\n${CODE}`)).toThrow(
    /^\[demos\] docs\/react-charts\/bars\/BasicBars\.tsx: ".*" is no font family\. Write "\/\/ fonts: /,
  );
});

test('an export loads the fonts of its demo in place of the default one', () => {
  const page = (fonts?: readonly string[]): string =>
    exportProject({
      name: 'BasicBars',
      url: 'https://docs.example.com/x/',
      sources: {files: [{name: 'BasicBars.tsx', html: '', text: CODE}]},
      codeVariant: 'TS',
      styling: 'MUI System',
      facts: exportFacts(),
      ...(fonts && {fonts}),
    }).files['index.html'] ?? '';
  const own = page(['Roboto Slab:wght@400;700', 'Lato']);
  expect(own).toContain('css2?family=Roboto+Slab:wght@400;700&amp;family=Lato&amp;display=swap"');
  expect(own).toContain("<!-- The fonts of the demo's theme -->");
  expect(own).not.toContain('family=Roboto:');
  expect(page()).toContain('css2?family=Roboto:wght@300;400;500;700&amp;display=swap"');
});
