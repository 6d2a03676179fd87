import type {DemoRequirements} from '../../types';
import {leastPlan} from '../../../../src/node/packages/documentedPackages';
import {demosProgram, importsOf, ownSources} from './program';
import {usedComponents} from './uses';

/**
 * What demos require, in their order, read by one program.
 *
 * @param files absolute paths
 */
export function compiledRequirements(files: readonly string[]): DemoRequirements[] {
  const program = demosProgram(files);
  return files.map((file) => {
    const sources = ownSources(file, program);
    const specifiers = sources.flatMap((source) => importsOf(source).map(({specifier}) => specifier));
    return {plan: leastPlan(specifiers), components: usedComponents(sources, program.getTypeChecker())};
  });
}
