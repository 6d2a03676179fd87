import {PLANS, type PlanId} from '../../../src/site/packages';
import type {ComponentImport, Field, PlaygroundComponent, ValueType} from '../types';
import {isList, isObject, type Value, type Values} from './values';

function fieldPlans(values: Values, fields: readonly Field[]): PlanId[] {
  return fields.flatMap(({name, type, plan}) => {
    const value = values[name];
    return value === undefined ? [] : [...(plan ? [plan] : []), ...plansOf(value, type)];
  });
}

/** The plans of the fields that are set in a value. */
function plansOf(value: Value, type: ValueType): PlanId[] {
  if (type.kind === 'object') {
    return isObject(value) ? fieldPlans(value, type.fields) : [];
  }
  if (type.kind === 'list') {
    return isList(value) ? value.flatMap((entry) => plansOf(entry, type.of)) : [];
  }
  return type.kind === 'oneOf' ? type.types.flatMap((one) => plansOf(value, one)) : [];
}

function rank(plan: PlanId): number {
  return PLANS.findIndex(({id}) => id === plan);
}

/** The import of the lowest plan that has all the props that are set. */
export function lowestPlanImport({imports, props}: PlaygroundComponent, values: Values): ComponentImport {
  const needed = Math.max(-1, ...fieldPlans(values, props).map(rank));
  return imports.find(({plan}) => rank(plan) >= needed) ?? imports.at(-1) ?? imports[0];
}
