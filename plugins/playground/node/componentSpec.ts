import type {ComponentImport, Field, PlaygroundComponent, PropControl, ValueType} from '../types';
import {PROP_GROUPS} from '../propGroupNames';
import {printedType, type ComponentApi} from '../../../src/site/apiData';
import type {ApiData, ApiMember} from './apiData';
import {gridProps} from './gridProps';
import {fieldOf, isLeftOut} from './objectFields';
import {firstSentence} from './plainText';
import {withOwnSections} from './pickerSections';
import {propGroup} from './propGroups';
import {valueType} from './valueTypes';

/** The grids, by plan; their pages differ in what props they list. */
const GRIDS: readonly string[] = ['DataGrid', 'DataGridPro', 'DataGridPremium'];

/** What is imported for a component that its package does not export: it draws the component and hands on its props. */
const IMPORTED_INSTEAD: Readonly<Record<string, Omit<ComponentImport, 'plan'>>> = {
  ChartsSurface: {name: 'ChartContainer', from: '@mui/x-charts/ChartContainer'},
};

/** The slots of a component, each of which takes a component. */
function slotsType({slots}: ComponentApi): ValueType {
  const fields = slots
    .filter((slot) => slot.deprecation === null)
    .map((slot): Field => ({
      name: slot.name,
      type: {kind: 'code', type: printedType(slot.type)},
      description: firstSentence(slot.description),
      ...(slot.defaultComponent !== null && {defaultValue: slot.defaultComponent}),
    }));
  return {kind: 'object', fields};
}

function propType(prop: ApiMember, component: ComponentApi, data: ApiData): ValueType {
  return prop.name === 'slots' && component.slots.length > 0
    ? slotsType(component)
    : valueType(prop, data.types(component.productId));
}

/** The props of a component as its page lists them. */
function ownProps(component: ComponentApi, data: ApiData): readonly Field[] {
  return component.props
    .filter((prop) => !isLeftOut(prop))
    .map((prop) => fieldOf(prop, propType(prop, component, data)));
}

function importOf({name, plan, productId, packageName, importPaths}: ComponentApi): ComponentImport {
  const from = productId === 'x-data-grid' ? packageName : (importPaths[0] ?? packageName);
  return {plan, ...(IMPORTED_INSTEAD[name] ?? {name, from})};
}

function ordered(props: readonly PropControl[]): readonly PropControl[] {
  const place = ({isRequired, group}: PropControl): number =>
    isRequired ? -1 : PROP_GROUPS.findIndex((one) => one === group);
  return [...props].sort((one, other) => place(one) - place(other));
}

/** The pages whose props a component's playground has: its own first; those of the higher plans for a grid. */
function pagesOf(component: ComponentApi, data: ApiData): readonly [ComponentApi, ...ComponentApi[]] {
  const higher = GRIDS.includes(component.name) ? GRIDS.slice(GRIDS.indexOf(component.name) + 1) : [];
  return [component, ...higher.flatMap((name) => data.components.get(name) ?? [])];
}

/**
 * The data of a component's playground.
 *
 * A grid of a lower plan has the props of the higher ones too, each with its plan. Left out are deprecated props, refs, and
 * `components` with its kin.
 *
 * @throws for a name that has no API page
 */
export function componentSpec(name: string, data: ApiData): PlaygroundComponent {
  const component = data.components.get(name);
  if (!component) {
    throw new Error(`There is no API page of a component "${name}".`);
  }
  const [own, ...higher] = pagesOf(component, data);
  const {productId} = component;
  const fields = GRIDS.includes(name)
    ? gridProps(
        GRIDS.flatMap((grid) => data.components.get(grid) ?? []).map((grid) => ({
          plan: grid.plan,
          props: ownProps(grid, data),
        })),
        component.plan,
        data,
      )
    : withOwnSections(name, ownProps(component, data));
  return {
    name,
    productId,
    imports: [importOf(own), ...higher.map(importOf)],
    props: ordered(fields.map((field) => ({...field, group: propGroup(productId, field.name)}))),
  };
}
