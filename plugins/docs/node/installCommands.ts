import type {Code} from 'mdast';
import type {SourceLocation} from '../../../src/node/errors';
import {PluginError} from '../../../src/node/errors';
import {isPackageCommand} from '../../../src/site/packageManagers';
import {DOCUMENTED_PACKAGES, PLANS, type PlanId} from '../../../src/site/packages';

/** The highest plan of the packages that a command names: those of lower plans may stand beside it. */
function planOf(command: string): PlanId {
  const plans = DOCUMENTED_PACKAGES.filter(({name}) => command.includes(` ${name}@`)).map(({plan}) => plan);
  return PLANS.findLast(({id}) => plans.some((plan) => plan === id))?.id ?? PLANS[0].id;
}

/**
 * The attributes of the `InstallCommand` that shows a fence of commands of npm: one, or one for each plan.
 *
 * @returns `undefined` for a fence of anything else
 * @throws if the fence has other lists of commands: a reader copies one at a time
 */
export function installAttributes(fence: Code, location: SourceLocation): Readonly<Record<string, string>> | undefined {
  const lines = fence.value.split('\n');
  const [first] = lines;
  if (fence.lang !== 'bash' || first === undefined || !lines.every(isPackageCommand)) {
    return undefined;
  }
  if (lines.length === 1) {
    return {command: first};
  }
  const byPlan = new Map(lines.map((line) => [planOf(line), line]));
  if (byPlan.size < lines.length || !lines.every((line) => line.startsWith('npm install'))) {
    throw new PluginError(
      'code',
      'a block shows one command, or one to install for each plan. Give each command a fence of its own.',
      location,
    );
  }
  return Object.fromEntries(byPlan);
}
