import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {DOCUMENTED_PACKAGES, PLANS, type PlanId} from '../../site/packages';
import {installedFolder} from '../project';

type Documented = (typeof DOCUMENTED_PACKAGES)[number];

/** The npm package of an import: `@mui/x-charts` of `@mui/x-charts/BarChart`; none of a relative one. */
export function packageOfSpecifier(specifier: string): string | undefined {
  return /^(?:@[^/]+\/)?[^./@][^/]*/.exec(specifier)?.[0];
}

export function documentedPackage(name: string | undefined): Documented | undefined {
  return DOCUMENTED_PACKAGES.find((documented) => documented.name === name);
}

/** A folder as the compiler names it: by where it really lies, also where node_modules is a link, and with forward slashes. */
export function compilerFolder(folder: string): string {
  return (existsSync(folder) ? realpathSync(folder) : folder).split(path.sep).join('/');
}

/** The documented packages, each with its folder. */
export const DOCUMENTED_FOLDERS = DOCUMENTED_PACKAGES.map((documented) => ({
  ...documented,
  folder: compilerFolder(installedFolder(documented.name)),
}));

/** The package in whose folder a file lies. Asked for every prop, so it compares text: the compiler's paths are absolute. */
export function packageOfFile<Package extends {readonly folder: string}>(
  file: string,
  packages: readonly Package[],
): Package | undefined {
  return packages.find(({folder}) => file.startsWith(folder) && file[folder.length] === '/');
}

/** How far up a plan is; the least is 0. */
export function planRank(plan: PlanId): number {
  return PLANS.findIndex(({id}) => id === plan);
}

/** The least plan with which all of the imported packages may be used. */
export function leastPlan(specifiers: readonly string[]): PlanId {
  const ranks = specifiers.map((specifier) =>
    planRank(documentedPackage(packageOfSpecifier(specifier))?.plan ?? 'community'),
  );
  return PLANS[Math.max(0, ...ranks)]?.id ?? 'community';
}
