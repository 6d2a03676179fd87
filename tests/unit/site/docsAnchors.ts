import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Why a URL of the docs leads nowhere; `undefined` if its page is there, with the heading of its anchor. */
export function brokenGuide(href: string): string | undefined {
  const [route = '', anchor] = href.split('#');
  const file = path.resolve('docs', route.replace(/^\/x\//, ''), 'index.mdx');
  if (!route.startsWith('/x/') || !route.endsWith('/') || !existsSync(file)) {
    return `${href} is no page`;
  }
  const text = readFileSync(file, 'utf8');
  return anchor === undefined || text.includes(`{/* #${anchor} */}`) ? undefined : `${href} has no such heading`;
}
