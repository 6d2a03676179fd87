import ts from 'typescript';
import {readComment} from '@site/src/node/packages/api/comments';

/** The comment of the only member of a type. */
function commentOf(lines: readonly string[]): ReturnType<typeof readComment> {
  const source = ['interface Row {', '/**', ...lines.map((line) => ` * ${line}`), ' */', 'id: string;', '}'].join('\n');
  const file = ts.createSourceFile('row.ts', source, ts.ScriptTarget.Latest, true);
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: (name) => (name === 'row.ts' ? file : undefined),
  };
  const checker = ts.createProgram(['row.ts'], {noLib: true}, host).getTypeChecker();
  const [declared] = file.statements;
  const member = declared && checker.getTypeAtLocation(declared).getProperty('id');
  if (!member) {
    throw new Error('the type has no member');
  }
  return readComment(member, checker);
}

test('what the authors of the packages still have to do is no documentation', () => {
  const comment = commentOf([
    'Gets the ids.',
    'TODO v6: Rename or remove ?',
    'It is slow.',
    '',
    'A TODO list.',
    '@default filter',
    'TODO v6: Remove the default behavior',
  ]);
  expect(comment.description).toEqual([
    {kind: 'paragraph', content: ['Gets the ids.']},
    {kind: 'paragraph', content: ['A TODO list.']},
  ]);
  expect(comment.defaultValue).toBe('filter');
});
