import type {PlanId} from '../../site/packages';
import {leastPlan} from '../packages/documentedPackages';
import {currentProgram} from '../packages/program';
import {importsOf, ownSources} from './imports';
import {usedComponents, type UsedComponent} from './uses';

/** What a reader needs to run a demo, by the compiler's view of it. */
export interface DemoRequirements {
  /** The least plan whose packages the demo runs with. */
  readonly plan: PlanId;
  /** Components of the documented packages. */
  readonly components: readonly UsedComponent[];
}

/**
 * What demos require, in their order, read by one program.
 *
 * @param files absolute paths
 */
export function compiledRequirements(files: readonly string[]): DemoRequirements[] {
  const program = currentProgram(files);
  return files.map((file) => {
    const sources = ownSources(file, program);
    const specifiers = sources.flatMap((source) => importsOf(source).map(({specifier}) => specifier));
    return {plan: leastPlan(specifiers), components: usedComponents(sources, program.getTypeChecker())};
  });
}
