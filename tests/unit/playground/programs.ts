import {DATE_LIBRARIES} from '../../../plugins/playground/client/dates';
import {printProgram, type PrintOptions} from '../../../plugins/playground/client/printProgram';
import type {ElementNode, Program, Values} from '../../../plugins/playground/client/values';

/** A text that takes more than a line. */
export const LONG_TEXT = 'a text that is longer than the line that it would have to stand on, by a word';

export function element(props: Values, children?: ElementNode['children']): ElementNode {
  return {component: 'Chart', from: '@mui/x-charts', props, ...(children && {children})};
}

export function program(shown: ElementNode, rest: Partial<Program> = {}): Program {
  return {name: 'Example', declarations: [], element: shown, ...rest};
}

export function print(printed: Program, options: Partial<PrintOptions> = {}): string {
  return printProgram(printed, {dates: DATE_LIBRARIES[0], language: 'TS', ...options});
}
