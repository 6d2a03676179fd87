import type {ComponentType} from 'react';
import type {PlaygroundSettings} from '../settings';
import {firstDates, firstProgram} from './firstProgram';
import {loadModules, requireLoaded} from './packageModules';
import {programModules} from './programModules';
import {renderProgram} from './renderProgram';

/**
 * The first state of a playground as a component, with the packages that it needs.
 *
 * @throws when code cannot be fetched
 */
export async function liveFirstState(settings: PlaygroundSettings): Promise<{readonly default: ComponentType}> {
  const program = firstProgram(settings);
  const dates = firstDates(settings.from);
  await loadModules(programModules(program, dates));
  return {default: () => <>{renderProgram(program, {require: requireLoaded, dates})}</>};
}
