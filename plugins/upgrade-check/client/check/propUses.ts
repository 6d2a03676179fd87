import {GRIDS, componentOfProps, productOf, themeComponents} from './muiNames';
import {propertiesOf, type Owner} from './objects';
import {markProp} from './propNotes';
import type {MuiName} from './scopes';
import {child, isCall, isMember, keyOf, list, nameOf, unwrap, type SyntaxNode} from './syntax';
import type {Collector, UseCollection} from './uses';

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** The members of a type that the keys of a prop are, with the prop in which they stand. */
const MEMBER_PROPS: Readonly<Record<string, readonly string[]>> = {
  experimentalFeatures: ['GridExperimentalFeatures', 'GridExperimentalProFeatures', 'GridExperimentalPremiumFeatures'],
  localeText: ['GridLocaleText', 'PickersLocaleText'],
};

function addMembers(prop: string, owner: Owner, value: SyntaxNode | undefined, into: UseCollection): void {
  const owners = MEMBER_PROPS[prop];
  if (owners) {
    propertiesOf(value, into).forEach(({name, node}) =>
      into.add({product: owner.product, of: 'members', name, owners, shownOwner: prop, offset: node.start}),
    );
  }
  if (prop === 'initialState') {
    const pagination = propertiesOf(value, into).find(({name}) => name === 'pagination');
    propertiesOf(pagination?.value, into).forEach(({name, node}) =>
      into.add({
        product: owner.product,
        of: 'members',
        name,
        owners: ['GridPaginationInitialState'],
        shownOwner: 'initialState.pagination',
        offset: node.start,
      }),
    );
  }
}

function addSlots(prop: string, owner: Owner, value: SyntaxNode | undefined, into: UseCollection): void {
  if (/^(?:components(?:Props)?|slots|slotProps)$/.test(prop)) {
    propertiesOf(value, into).forEach(({name, node}) =>
      into.add({
        product: owner.product,
        of: 'slots',
        name: lowerFirst(name),
        owners: owner.components,
        shownOwner: owner.components[0] ?? '',
        offset: node.start,
      }),
    );
  }
}

function addProp(
  owner: Owner,
  name: string,
  node: SyntaxNode,
  value: SyntaxNode | undefined,
  into: UseCollection,
): void {
  const {product, components} = owner;
  const given = unwrap(value);
  const made = given && (into.scopes.functionOf(given, into.scopes.of(given)) ?? given);
  into.add({
    product,
    of: 'props',
    name,
    owners: components,
    shownOwner: components[0] ?? '',
    offset: node.start,
    ...(made && {value: made}),
    isSpread: node.type !== 'JSXAttribute',
  });
  addSlots(name, owner, given, into);
  addMembers(name, owner, given, into);
  markProp({owner, name, node, value: made}, into);
}

/** The props that an object holds, as far as the file shows them. */
function addObject(owner: Owner, value: SyntaxNode | undefined, into: UseCollection): void {
  propertiesOf(value, into).forEach((property) => addProp(owner, property.name, property.node, property.value, into));
}

function ownerOf(mui: MuiName | undefined): Owner | undefined {
  const product = mui && productOf(mui.module);
  return mui && product && /^[A-Z]/.test(mui.name) ? {product, components: [mui.name]} : undefined;
}

function addElement(node: SyntaxNode, into: UseCollection): void {
  const scope = into.scopes.of(node);
  const mui = into.scopes.resolve(child(node, 'name'), scope);
  const owner = ownerOf(mui);
  if (!owner) {
    return;
  }
  for (const attribute of list(node, 'attributes')) {
    if (attribute.type === 'JSXAttribute') {
      addProp(owner, keyOf(attribute) ?? '', attribute, child(attribute, 'value'), into);
    } else {
      const argument = child(attribute, 'argument');
      const object = argument && into.scopes.objectOf(argument, scope);
      addObject(owner, object, into);
      if (!object && isKnownElement(mui?.name ?? '')) {
        into.mark({
          note: 'spread',
          product: owner.product,
          name: '{...}',
          owner: mui?.name ?? '',
          offset: attribute.start,
        });
      }
    }
  }
}

/** Marks props that a call makes or passes on, where JSX would have a spread. */
function markSpread({product, components}: Owner, props: SyntaxNode | undefined, into: UseCollection): void {
  const object = props && into.scopes.objectOf(props, into.scopes.of(props));
  const isWhole = object?.type === 'ObjectExpression' && !list(object, 'properties').some(isSpread);
  const [owner = ''] = components;
  if (props && props.type !== 'NullLiteral' && !isWhole && isKnownElement(owner)) {
    into.mark({note: 'spread', product, name: '{...}', owner, offset: props.start});
  }
}

const isSpread = ({type}: SyntaxNode): boolean => type === 'SpreadElement';

function isKnownElement(name: string): boolean {
  return GRIDS.includes(name) || componentOfProps(`${name}Props`) !== undefined;
}

/** The type of props that an annotation names: of `Partial<DataGridProps>` that of the grid. */
function annotatedOwner(annotation: SyntaxNode | undefined, into: UseCollection): Owner | undefined {
  if (annotation?.type !== 'TSTypeReference') {
    return undefined;
  }
  const mui = into.scopes.resolve(child(annotation, 'typeName'), into.scopes.of(annotation));
  const component = mui && componentOfProps(mui.name);
  const product = mui && productOf(mui.module);
  if (component !== undefined && product) {
    return {product, components: [component]};
  }
  const inner = list(child(annotation, 'typeParameters') ?? child(annotation, 'typeArguments'), 'params')[0];
  return /^(?:Partial|Omit|Pick|Readonly|Required)$/.test(nameOf(child(annotation, 'typeName')) ?? '')
    ? annotatedOwner(inner, into)
    : undefined;
}

function addTheme(node: SyntaxNode, into: UseCollection): void {
  const key = keyOf(node) ?? '';
  const value = child(node, 'value');
  if (!/^(?:Mui|Private)[A-Z]\w*$/.test(key) || !value || !into.scopes.objectOf(value, into.scopes.of(value))) {
    return;
  }
  const product = key === 'MuiDataGrid' ? 'x-data-grid' : 'x-date-pickers';
  into.add({product, of: 'themeKeys', name: key, owners: [], offset: node.start});
  const owner = {product, components: themeComponents(key)} as const;
  const isOfMuiX = key === 'MuiDataGrid' || componentOfProps(`${key.slice(3)}Props`) !== undefined;
  for (const part of propertiesOf(value, into)) {
    if (part.name === 'defaultProps' && isOfMuiX) {
      addObject(owner, part.value, into);
    } else if (part.name === 'styleOverrides') {
      propertiesOf(part.value, into).forEach(({name, node: rule}) =>
        into.add({product, of: 'classes', name: `${key}-${name}`, owners: [], offset: rule.start}),
      );
    }
  }
}

/** Props, slots and keys that elements of the packages get: in JSX, in objects, in the theme. */
export const collectProps: Collector = (node, into) => {
  if (node.type === 'JSXOpeningElement') {
    addElement(node, into);
  } else if (isCall(node)) {
    const callee = child(node, 'callee');
    const [element, props] = list(node, 'arguments');
    const owner = ownerOf(into.scopes.resolve(element, into.scopes.of(node)));
    const name = isMember(callee) ? keyOf(callee) : nameOf(callee);
    // What compilers make of JSX counts too.
    if (owner && /^_?(?:createElement|cloneElement|jsxs?)$/.test(name ?? '')) {
      addObject(owner, props, into);
      markSpread(owner, props, into);
    }
  } else if (node.type === 'VariableDeclarator') {
    const annotation = child(child(child(node, 'id'), 'typeAnnotation'), 'typeAnnotation');
    const owner = annotatedOwner(annotation, into);
    if (owner) {
      addObject(owner, child(node, 'init'), into);
    }
  } else if (node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression') {
    const owner = annotatedOwner(child(node, 'typeAnnotation'), into);
    if (owner) {
      addObject(owner, child(node, 'expression'), into);
    }
  } else if (node.type === 'ObjectProperty') {
    addTheme(node, into);
  }
};
