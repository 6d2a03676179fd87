import type {DemoStanding} from '../types';
import {leastPlan} from './standingPackages';
import {demosProgram, importsOf, ownSources} from './standingProgram';
import {usedComponents} from './standingUses';

/**
 * The standings of demos, in their order, read by one program.
 *
 * @param files absolute paths
 */
export function compiledStandings(files: readonly string[]): DemoStanding[] {
  const program = demosProgram(files);
  return files.map((file) => {
    const sources = ownSources(file, program);
    const specifiers = sources.flatMap((source) => importsOf(source).map(({specifier}) => specifier));
    return {plan: leastPlan(specifiers), components: usedComponents(sources, program.getTypeChecker())};
  });
}
