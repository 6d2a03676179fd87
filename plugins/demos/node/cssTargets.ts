import {readFileSync} from 'node:fs';
import path from 'node:path';
import {browserslistToTargets, type Targets} from 'lightningcss';
import {PROJECT_ROOT} from '../../../src/node/project';

interface Manifest {
  readonly browserslist: readonly string[];
}

/** The site's browsers (`chrome >= 111` in package.json), as the compiler of demos' stylesheets wants them. */
export function cssTargets(): Targets {
  const manifest = JSON.parse(readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8')) as Manifest;
  return browserslistToTargets(manifest.browserslist.map((query) => query.replace('>=', '').replace(/\s+/g, ' ')));
}
