import {readFileSync, writeFileSync} from 'node:fs';

/** Lets a site with a few of the pages link to the others, which only the whole site has. */
export function ignoreMissingPages(config: string): void {
  const text = readFileSync(config, 'utf8');
  const changed = text
    .replace("'./plugins/navigation/index.ts'", (name) => `[${name}, {onMissingPages: 'ignore'}]`)
    .replace(/(?<=onBroken(?:Links|Anchors): )'throw'/g, "'ignore'");
  if (changed === text) {
    throw new Error(`[tests] ${config}: neither the navigation plugin nor a check of links was found.`);
  }
  writeFileSync(config, changed);
}
