import {readFileSync} from 'node:fs';
import path from 'node:path';
import {browserslistToTargets, type Selector, type Targets} from 'lightningcss';
import {PROJECT_ROOT} from '../../../src/node/project';

interface Manifest {
  readonly browserslist: readonly string[];
}

/** The site's browsers (`chrome >= 111` in package.json), as the compiler of demos' stylesheets wants them. */
export function cssTargets(): Targets {
  const manifest = JSON.parse(readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8')) as Manifest;
  return browserslistToTargets(manifest.browserslist.map((query) => query.replace('>=', '').replace(/\s+/g, ' ')));
}

/** The classes in a selector, those in `:is(…)` and the like included, which the compiler does not visit by themselves. */
export function classesIn(selector: Selector): string[] {
  return selector.flatMap((component) => {
    if (component.type === 'class') {
      return [component.name];
    }
    const inner = 'selectors' in component && component.selectors;
    return Array.isArray(inner) ? (inner as Selector[]).flatMap(classesIn) : [];
  });
}
