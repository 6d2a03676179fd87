/** The number of demos: more than on any published page. */
export const DEMO_COUNT = 20;

/** The URL of the page, which only tests have. */
export const MANY_DEMOS_ROUTE = '/x/many-demos';

/** A kind of demo: its imports, its code, and its JSX. */
interface Kind {
  /** In CSS pixels. */
  readonly height: number;
  readonly imports: readonly string[];
  readonly statements?: readonly string[];
  /** JSX around the text that identifies the demo. */
  readonly jsx: (mark: string) => readonly string[];
}

/** One kind for each product, so that the page needs all packages, unlike real pages. */
const KINDS: readonly Kind[] = [
  {
    height: 96,
    imports: [
      "import { TreeItem } from '@mui/x-tree-view/TreeItem';",
      "import { TreeView } from '@mui/x-tree-view/TreeView';",
    ],
    jsx: (mark) => [
      '<TreeView aria-label="Tree" defaultExpanded={[\'a\']} sx={{ width: 280, height: 96 }}>',
      '  <TreeItem nodeId="a" label="Branch">',
      `    <TreeItem nodeId="b" label="${mark}" />`,
      '  </TreeItem>',
      '</TreeView>',
    ],
  },
  {
    height: 240,
    imports: ["import Box from '@mui/material/Box';", "import { DataGrid } from '@mui/x-data-grid';"],
    jsx: (mark) => [
      "<Box sx={{ width: '100%', height: 240 }}>",
      `  <DataGrid columns={[{ field: 'name', width: 200 }]} rows={[{ id: 1, name: '${mark}' }]} hideFooter />`,
      '</Box>',
    ],
  },
  {
    height: 200,
    imports: ["import { BarChart } from '@mui/x-charts/BarChart';"],
    jsx: (mark) => [
      `<BarChart width={280} height={200} series={[{ data: [3, 5], label: '${mark}' }]} xAxis={[{ data: ['A', 'B'], scaleType: 'band' }]} />`,
    ],
  },
  {
    height: 56,
    imports: [
      "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';",
      "import { DateField } from '@mui/x-date-pickers/DateField';",
      "import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';",
    ],
    jsx: (mark) => [
      '<LocalizationProvider dateAdapter={AdapterDayjs}>',
      `  <DateField label="${mark}" />`,
      '</LocalizationProvider>',
    ],
  },
  {
    height: 40,
    imports: ["import * as React from 'react';", "import Button from '@mui/material/Button';"],
    statements: ['const [count, setCount] = React.useState(0);'],
    jsx: (mark) => [`<Button sx={{ height: 40 }} onClick={() => setCount(count + 1)}>{count} {'${mark}'}</Button>`],
  },
];

/** A text that only the code of one demo contains. */
export function markOfDemo(index: number): string {
  return `mark-${index}-of-many`;
}

function nameOfDemo(index: number): string {
  return `Demo${index}`;
}

function demoText(index: number, {imports, statements = [], jsx}: Kind): string {
  const body = [...statements, 'return (', ...jsx(markOfDemo(index)).map((line) => `  ${line}`), ');'];
  const component = [`export default function ${nameOfDemo(index)}() {`, ...body.map((line) => `  ${line}`), '}'];
  return `${[...imports, '', ...component].join('\n')}\n`;
}

/** The files of a page with {@link DEMO_COUNT} demos of all products: texts by name. */
export function manyDemos(): Readonly<Record<string, string>> {
  const kindOf = (index: number): Kind => KINDS[index % KINDS.length] as Kind;
  const indexes = Array.from({length: DEMO_COUNT}, (_, index) => index);
  const demos: Record<string, string> = {};
  indexes.forEach((index) => (demos[`${nameOfDemo(index)}.tsx`] = demoText(index, kindOf(index))));
  const sections = indexes.map(
    (index) => `A line of text.\n\n<Demo name="${nameOfDemo(index)}" height={${kindOf(index).height}} />\n`,
  );
  const frontMatter = '---\ntitle: Many demos\ndescription: More demos than any page has, for the tests.\n---\n';
  // So long that no demo is near when the page opens.
  const before = 'A line of text.\n\n'.repeat(30);
  return {...demos, 'index.mdx': `${frontMatter}\n${before}${sections.join('\n')}`};
}
