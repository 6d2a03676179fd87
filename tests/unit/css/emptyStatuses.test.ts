import path from 'node:path';
import {PROJECT_FILES, readProjectFile} from '../../rules/projectFiles';

const HIDDEN_WHILE_EMPTY = /\.([\w-]+):empty\s*\{[^}]*display: none/g;
const STATUS = /<\w+[^<>]*role="status"[^<>]*>|\.className = '[^']*';\n.*'role', 'status'/g;

/** The statuses in the code beside a stylesheet, as they are written there. */
function statusesBeside(stylesheet: string): string[] {
  return PROJECT_FILES.filter(
    (file) => /\.tsx?$/.test(file) && path.dirname(file) === path.dirname(stylesheet),
  ).flatMap((file) => readProjectFile(file).match(STATUS) ?? []);
}

test('screen readers know a status before it says something', () => {
  const stylesheets = PROJECT_FILES.filter((file) => /^(?:src|plugins)\/.*\.css$/.test(file));
  const hidden = stylesheets.flatMap((file) =>
    [...readProjectFile(file).matchAll(HIDDEN_WHILE_EMPTY)].flatMap(([, name = '']) =>
      statusesBeside(file).some((status) => new RegExp(`\\b${name}\\b`).test(status)) ? [`${file}: ${name}`] : [],
    ),
  );
  expect(hidden).toEqual([]);
});
