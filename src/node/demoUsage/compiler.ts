import {leastPlan} from '../packages/documentedPackages';
import {currentProgram} from '../packages/program';
import {importsOf, ownSources} from './imports';
import type {DemoRequirements} from './requirements';
import {usedComponents} from './uses';

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
