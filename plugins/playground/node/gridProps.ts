import type {PaidPlanId, PlanId} from '../../../src/site/packages';
import type {Field, ValueType} from '../types';
import type {ApiData} from './apiData';

/** The props on the API page of one plan's grid. */
export interface GridPage {
  readonly plan: PlanId;
  readonly props: readonly Field[];
}

function propOf({props}: GridPage, name: string): Field | undefined {
  return props.find((prop) => prop.name === name);
}

function fieldsOf(type: ValueType | undefined): readonly Field[] {
  return type?.kind === 'object' ? type.fields : [];
}

function withPlan(field: Field, plan: PlanId | undefined): Field {
  const {plan: _, ...rest} = field;
  return plan === undefined || plan === 'community' ? rest : {...rest, plan};
}

/** The fields of all plans' objects, each with the lowest plan that has it. */
function plannedObject(prop: Field, pages: readonly GridPage[]): Field {
  const {type} = prop;
  if (type.kind !== 'object' || type.fields.length === 0) {
    return prop;
  }
  const fields = type.fields.map((field) => {
    const least = pages.find((page) => fieldsOf(propOf(page, prop.name)?.type).some(({name}) => name === field.name));
    return withPlan(field, least?.plan);
  });
  return {...prop, type: {...type, fields}};
}

/** The fields of a column, with their plans from the page of the interface. */
function plannedColumns(prop: Field, plans: ReadonlyMap<string, PaidPlanId>): Field {
  const {type} = prop;
  if (type.kind !== 'list' || type.of.kind !== 'object') {
    return prop;
  }
  const fields = type.of.fields.map((field) => withPlan(field, plans.get(field.name)));
  return {...prop, type: {...type, of: {...type.of, fields}}};
}

/**
 * The props of a grid with those of the higher plans.
 *
 * @param pages from the lowest plan up
 * @param plan the grid's own
 */
export function gridProps(pages: readonly GridPage[], plan: PlanId, data: ApiData): readonly Field[] {
  const columns = data.interfaces.get('GridColDef')?.properties ?? [];
  const plans = new Map(columns.flatMap((column) => (column.plan ? [[column.name, column.plan] as const] : [])));
  const usable = pages.slice(pages.findIndex((page) => page.plan === plan));
  const all = usable.at(-1)?.props ?? [];
  return all.map((last) => {
    // An object has the fields of all plans; any other prop is that of the lowest plan, which may accept less.
    const found = usable.map((page) => propOf(page, last.name)).find((prop) => prop !== undefined) ?? last;
    const prop = last.type.kind === 'object' ? {...found, type: last.type} : found;
    const planned = last.plan ? {...prop, plan: last.plan} : prop;
    return last.name === 'columns' ? plannedColumns(planned, plans) : plannedObject(planned, pages);
  });
}
