/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import commander from 'commander';
import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkAdapterWeights, {keepAdapterWeights} from '../../../plugins/demos/node/dateLibraries/remarkAdapterWeights';
import {announceVersions, type Command} from '../../../src/node/cutVersion';
import {DATE_ADAPTERS} from '../../../src/site/adapters';

test('the weights of all date adapters are measured', async () => {
  const root: Root = {
    type: 'root',
    children: [{type: 'mdxJsxFlowElement', name: 'DateAdapterWeights', attributes: [], children: []}],
  };
  await remarkAdapterWeights()(root);
  const [head, ...rows] = (root.children[0] as Table).children.map(({children}) =>
    children.map((cell) => toString(cell)),
  );
  expect(head).toEqual(['Adapter', 'Library', 'Size', 'With time zones']);
  expect(rows.map(([adapter]) => adapter)).toEqual(DATE_ADAPTERS.map(({name}) => name));
  const sizeOf = (name: string, column = 2): number =>
    Number.parseFloat(rows.find(([adapter]) => adapter === name)?.[column] ?? '');
  // What everybody knows of them.
  expect(sizeOf('AdapterDayjs')).toBeLessThan(sizeOf('AdapterLuxon'));
  expect(sizeOf('AdapterLuxon')).toBeLessThan(sizeOf('AdapterMoment'));
  expect(sizeOf('AdapterDayjs', 3)).toBeGreaterThan(sizeOf('AdapterDayjs'));
  expect(rows.find(([adapter]) => adapter === 'AdapterDateFns')?.[3]).toBe('no time zones');
}, 60_000);

test('a version that is cut keeps the weights of its day', async () => {
  const siteFolder = mkdtempSync(path.join(tmpdir(), 'adapter-weights-'));
  const file = path.join(siteFolder, 'versioned_docs/version-6/adapters/index.mdx');
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, 'Text.\n\n<DateAdapterWeights />\n');
  const cli = new commander.Command();
  announceVersions(cli as unknown as Command, () => {
    cli
      .command('docs:version')
      .arguments('<version>')
      .action(() => undefined);
  });
  keepAdapterWeights(cli, siteFolder);
  await cli.parseAsync(['node', 'docusaurus', 'docs:version', '6']);
  expect(readFileSync(file, 'utf8')).toMatch(/\n\| `AdapterDayjs` \| `dayjs` \d+\.\d+\.\d+ \| \d+\.\d KB \|/);
  expect(readFileSync(file, 'utf8')).not.toContain('<DateAdapterWeights');
  rmSync(siteFolder, {recursive: true});
}, 60_000);
