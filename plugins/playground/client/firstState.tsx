import type {ReactNode} from 'react';
import type {PlaygroundSettings} from '../settings';
import {firstCode, firstDates, firstProgram} from './firstProgram';
import type {Require} from './modules';
import {renderProgram} from './renderProgram';

export {firstCode};

/** The first state, rendered without a browser. */
export function renderFirstState(settings: PlaygroundSettings, require: Require): ReactNode {
  return renderProgram(firstProgram(settings), {require, dates: firstDates(settings.from)});
}
