/** What stands around components in their first state, besides the packages of the components themselves. */
export const SURROUNDING_MODULES: readonly string[] = [
  '@mui/material/Box',
  '@mui/material/styles',
  '@mui/x-charts/ChartContainer',
  '@mui/x-charts/ChartsXAxis',
  '@mui/x-charts/ChartsYAxis',
  '@mui/x-charts/ResponsiveChartContainer',
  '@mui/x-date-pickers/AdapterDayjs',
  '@mui/icons-material/ChevronRight',
  '@mui/icons-material/ExpandMore',
  'dayjs',
];

/**
 * Text of the module by which the server gets what first states import. It is in the server's bundle only.
 *
 * @param specifiers modules that are installed
 */
export function serverModules(specifiers: readonly string[]): string {
  const entries = specifiers.map((specifier) => {
    const name = JSON.stringify(specifier);
    return `  ${name}: () => require(${name}),`;
  });
  return [
    `const modules = {\n${entries.join('\n')}\n};`,
    '/** A CommonJS module is its default export too. */',
    "const asModule = (given) => (given.__esModule || 'default' in given ? given : {...given, default: given});",
    'export default (specifier) => {',
    '  const load = modules[specifier];',
    '  if (!load) {',
    "    throw new Error('[playground] add \"' + specifier + '\" to plugins/playground/node/serverModules.ts.');",
    '  }',
    '  return asModule(load());',
    '};',
    '',
  ].join('\n');
}
