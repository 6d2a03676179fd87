import codeFences from '../../../plugins/docs/node/codeFences';

interface Element {
  readonly type: string;
  readonly name?: string;
  readonly attributes?: readonly {readonly name: string; readonly value: string}[];
}

async function convert(...commands: readonly string[]): Promise<readonly Element[]> {
  const fence = {type: 'code', lang: 'bash', value: commands.join('\n'), position: {start: {line: 3}}};
  const tree = {type: 'root', children: [fence] as unknown as Element[]};
  await codeFences()(tree, {path: 'docs/a/index.mdx'});
  return tree.children;
}

const attributes = ({attributes: all = []}: Element = {type: ''}): Record<string, string> =>
  Object.fromEntries(all.map(({name, value}) => [name, value]));

test('one command can be read for each package manager', async () => {
  const [imported, element] = await convert('npm install @mui/x-charts@6 @mui/material@5');
  expect(imported?.type).toBe('mdxjsEsm');
  expect(element?.name).toBe('InstallCommand');
  expect(attributes(element)).toEqual({command: 'npm install @mui/x-charts@6 @mui/material@5'});
});

test('the packages say which plan a command is for', async () => {
  const commands = {
    community: 'npm install @mui/x-data-grid@6',
    pro: 'npm install @mui/x-data-grid-pro@6 @mui/x-data-grid@6',
    premium: 'npm install @mui/x-data-grid-premium@6',
  };
  const [, element] = await convert(...Object.values(commands));
  expect(attributes(element)).toEqual(commands);
});

test('other commands, and commands with comments, stay as they are written, and need no import', async () => {
  for (const lines of [['npm ls react'], ['# twice', 'npm install react@18'], ['npm install', 'npm start']]) {
    const [element, ...rest] = await convert(...lines);
    expect(element?.name).toBe('CodeFence');
    expect(rest).toEqual([]);
  }
});

test.each([
  [['npm install dayjs@1', 'npm install luxon@3']],
  [['npm uninstall @mui/x-data-grid', 'npm install @mui/x-data-grid-pro@6']],
])('several commands for one plan are refused: %s', async (lines) => {
  await expect(convert(...lines)).rejects.toThrow(
    '[code] docs/a/index.mdx:3: a block shows one command, or one to install for each plan. Give each command a fence of its own.',
  );
});
