import {jsonProblem, MOST_PROBLEMS, type Problem} from '../checkJson';
import type {Path} from '../paths';
import type {PlaygroundComponent} from '../types';
import {propLimits, type NumberLimits} from './propLimits';
import {axisTickProblems} from './axisTickProblems';
import {isCode, isDate, isList, type Value, type Values} from './values';

function numberProblem(component: string, path: Path, value: number): Problem | undefined {
  const limits: NumberLimits | undefined = propLimits(component, path);
  if (!limits || (value >= limits.min && value <= limits.max && (!limits.isInteger || Number.isInteger(value)))) {
    return undefined;
  }
  const kind = limits.isInteger ? 'integer' : 'number';
  return {path, expected: `${kind} from ${limits.min} to ${limits.max}`, found: String(value)};
}

function collect(value: Value, component: string, path: Path, problems: Problem[]): void {
  if (problems.length >= MOST_PROBLEMS) {
    return;
  }
  if (typeof value === 'number') {
    const problem = numberProblem(component, path, value);
    problems.push(...(problem ? [problem] : []));
  } else if (isList(value)) {
    value.forEach((item, index) => collect(item, component, [...path, index], problems));
  } else if (typeof value === 'object' && value !== null && !isDate(value) && !isCode(value)) {
    Object.entries(value as Values).forEach(([name, field]) => collect(field, component, [...path, name], problems));
  }
}

/**
 * The props that the preview refuses, because they would freeze the tab or use up its memory: at most 20 problems, each with
 * its limit. Types are checked in `checkValue.ts`.
 */
export function limitProblems(values: Values, component: PlaygroundComponent): readonly Problem[] {
  const problems: Problem[] = [];
  Object.entries(values).forEach(([name, value]) => {
    const problem = jsonProblem(value, [name]);
    if (problem) {
      problems.push(problem);
    } else {
      collect(value, component.name, [name], problems);
    }
  });
  return [...problems, ...axisTickProblems(values)].slice(0, MOST_PROBLEMS);
}
