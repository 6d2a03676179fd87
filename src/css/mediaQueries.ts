import {BREAKPOINTS, STOCK_WIDE} from '../site/tokens';

/**
 * The conditions that stylesheets name, made from the breakpoints: `@media (--below-sm)`, `@media (--from-stock-wide)`. A
 * build puts them in place of their names.
 */
export function mediaQueries(): string {
  const widths = Object.entries({...BREAKPOINTS, 'stock-wide': STOCK_WIDE}).filter(([, width]) => width > 0);
  const lines = widths.flatMap(([name, width]) => [
    `@custom-media --below-${name} (width < ${width}px);`,
    `@custom-media --from-${name} (width >= ${width}px);`,
  ]);
  return `/* Made by src/css/mediaQueries.ts from src/site/tokens.ts. */\n${lines.join('\n')}\n`;
}
