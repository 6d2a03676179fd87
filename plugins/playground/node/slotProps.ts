import ts from 'typescript';
import type {Field, ValueType} from '../types';
import {intersectObjects, partialOf, withFields} from './joinTypes';
import {MATERIAL_PROPS, SHAPE_PROPS} from './materialProps';
import {DEEPEST, UNKNOWN, codeOf, parsedType, readText} from './reading';
import type {Reading} from './reading';

/** Generic types whose first argument has the props of a slot's component. */
const WRAPPERS: readonly string[] = ['Partial', 'SlotComponentProps', 'SlotProps'];

const OPEN: ValueType = {kind: 'object', fields: [], others: UNKNOWN};

/** Types of React for the attributes of an HTML or SVG element. */
const ATTRIBUTES = /^React\.(?:\w*Attributes|ComponentProps\w*)$/;

function openObject(text: string, reading: Reading): ValueType {
  return reading.depth < DEEPEST ? (intersectObjects([readText([text], reading), OPEN]) ?? OPEN) : OPEN;
}

/** Name of the component of Material UI that a type belongs to: `MuiPaper`, `PaperProps`, `PaperTypeMap`, `StandardTextFieldProps`. */
function materialName(name: string): string {
  return name.replace(/^(?:Mui|Standard|Filled|Outlined)(?=[A-Z])/, '').replace(/(?:Props|TypeMap)$/, '');
}

/** Props of a component of Material UI, or attributes of an element, by the name of their type. */
export function reactPropsType(name: string, reading: Reading): ValueType | undefined {
  if (ATTRIBUTES.test(name)) {
    return name.startsWith('React.SVG') ? openObject(SHAPE_PROPS, reading) : OPEN;
  }
  const text = name.endsWith('Props') || name.endsWith('TypeMap') ? MATERIAL_PROPS[materialName(name)] : undefined;
  return text === undefined ? undefined : openObject(text, reading);
}

function componentProps(node: ts.TypeNode, reading: Reading): ValueType {
  if (ts.isLiteralTypeNode(node)) {
    return node.getText() === "'path'" ? openObject(SHAPE_PROPS, reading) : OPEN;
  }
  if (ts.isParenthesizedTypeNode(node)) {
    return componentProps(node.type, reading);
  }
  if (ts.isIntersectionTypeNode(node)) {
    return componentProps(node.types[0]!, reading);
  }
  if (ts.isTypeQueryNode(node)) {
    const name = node.exprName.getText();
    const text = MATERIAL_PROPS[name.endsWith('Icon') ? 'SvgIcon' : materialName(name)];
    return text === undefined ? OPEN : openObject(text, reading);
  }
  if (ts.isFunctionTypeNode(node)) {
    const props = node.parameters[0]?.type;
    // A field of text is a component of many variants.
    const isTextField = node.getText().includes('TextFieldProps');
    return isTextField
      ? openObject(MATERIAL_PROPS['TextField'] ?? '{}', reading)
      : props
        ? reading.read(props, reading)
        : OPEN;
  }
  if (ts.isTypeReferenceNode(node)) {
    return referredProps(node, reading);
  }
  return reading.read(node, reading);
}

function referredProps(node: ts.TypeReferenceNode, reading: Reading): ValueType {
  const name = node.typeName.getText();
  const [first] = node.typeArguments ?? [];
  const isComponent = /(?:ComponentType|ElementType|JSXElementConstructor|OverridableComponent|ExtendButtonBase)$/.test(
    name,
  );
  if (isComponent && first) {
    return componentProps(first, reading);
  }
  const component = name.endsWith('Component') ? reading.types[reading.opens.get(name) ?? name]?.text : undefined;
  const parsed = component ? parsedType(component) : undefined;
  return parsed ? componentProps(parsed.node, {...reading, opens: parsed.opens}) : reading.read(node, reading);
}

/** Whether a field that the parent of a slot always gives is a reader's to set as well: a choice, a color, or a size. */
function isSetByReader({name, type}: Field): boolean {
  return (
    ['choice', 'color'].includes(type.kind) ||
    (type.kind === 'number' && name.endsWith('Size')) ||
    (type.kind === 'object' && !type.others && type.fields.every(isSetByReader))
  );
}

/** Slots in slots are written as code. */
function closedField(field: Field): Field {
  return field.name === 'slots' || field.name === 'slotProps'
    ? {...field, type: {kind: 'code', type: 'object'}}
    : field;
}

/**
 * The type of `slotProps` for one slot: the fields of the slot's own type, and the usual ones of a component of Material UI.
 *
 * Attributes of HTML are accepted, but not described. Fields that the slot's parent always sets are left out, but for choices,
 * colors and sizes.
 */
export function slotPropsType(node: ts.TypeNode, reading: Reading): ValueType {
  if (ts.isTypeReferenceNode(node) && WRAPPERS.includes(node.typeName.getText()) && node.typeArguments?.[0]) {
    return slotPropsType(node.typeArguments[0], reading);
  }
  const found = componentProps(node, {...reading, depth: reading.depth + 1});
  const own = withFields(found, (fields) =>
    fields.filter((field) => !field.isRequired || isSetByReader(field)).map(closedField),
  );
  return found.kind === 'object' || found.kind === 'oneOf' ? partialOf(own) : codeOf(node);
}
