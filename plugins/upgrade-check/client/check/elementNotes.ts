import {GRIDS, packageNameOf, productOf} from './muiNames';
import {child, childrenOf, keyOf, list, nameOf, textOf, type SyntaxNode} from './syntax';
import type {Collector, UseCollection} from './uses';
import type {BehaviorNote} from '../../behaviorChanges';

interface ElementNote {
  readonly note: BehaviorNote;
  readonly components: RegExp;
  /** With one of these props, the element has already said what it wants. */
  readonly unless: RegExp;
}

const ELEMENT_NOTES: readonly ElementNote[] = [
  {note: 'clockOnDesktop', components: /^(?:Desktop)?(?:Date)?TimePicker$/, unless: /^viewRenderers$/},
  {note: 'keyboardView', components: /^Mobile\w+Picker$/, unless: /^$/},
  {note: 'clockHours', components: /^ClockPicker$/, unless: /^ampm$/},
  {note: 'aggregationMenu', components: /^DataGridPremium$/, unless: /^(?:disableAggregation|aggregationModel)$/},
];

function isEditable(node: SyntaxNode): boolean {
  return (
    (node.type === 'ObjectProperty' && keyOf(node) === 'editable' && child(node, 'value')?.['value'] === true) ||
    childrenOf(node).some(isEditable)
  );
}

/** Props of the editing API of version 6; version 5 had it behind a flag. */
const NEW_EDITING = /^(?:processRowUpdate|cellModesModel|rowModesModel)$/;

function holdsNewEditing(node: SyntaxNode): boolean {
  return (
    (/^(?:ObjectProperty|JSXAttribute)$/.test(node.type) &&
      (keyOf(node) === 'newEditingApi' || NEW_EDITING.test(keyOf(node) ?? ''))) ||
    childrenOf(node).some(holdsNewEditing)
  );
}

function addElement(node: SyntaxNode, into: UseCollection): void {
  const mui = into.scopes.resolve(child(node, 'name'), into.scopes.of(node));
  const product = mui && productOf(mui.module);
  if (!mui || !product) {
    return;
  }
  const props = list(node, 'attributes').map((attribute) => keyOf(attribute) ?? '');
  for (const {note, components, unless} of ELEMENT_NOTES) {
    if (components.test(mui.name) && !props.some((name) => unless.test(name))) {
      into.markOnce({note, product, name: mui.name, owner: mui.name, offset: node.start});
    }
  }
}

/** In a whole file: columns that can be edited, and nothing that saves what users enter. */
function addEditing(root: SyntaxNode, into: UseCollection): void {
  if (into.products.has('x-data-grid') && isEditable(root) && !holdsNewEditing(root)) {
    const find = (node: SyntaxNode): SyntaxNode | undefined => {
      const isGrid =
        node.type === 'JSXOpeningElement' &&
        GRIDS.includes(into.scopes.resolve(child(node, 'name'), into.scopes.of(node))?.name ?? '');
      return isGrid
        ? node
        : childrenOf(node).reduce<SyntaxNode | undefined>((found, inner) => found ?? find(inner), undefined);
    };
    const grid = find(root);
    if (grid) {
      into.markOnce({
        note: 'oldEditing',
        product: 'x-data-grid',
        name: 'editable',
        owner: 'GridColDef',
        offset: grid.start,
      });
    }
  }
}

const ROW_FIRST = /^Grid(?:RenderCellParams|CellParams|ValueGetterParams|RenderEditCellParams)$/;

function addTypeArguments(node: SyntaxNode, into: UseCollection): void {
  const mui = into.scopes.resolve(child(node, 'typeName'), into.scopes.of(node));
  const given = list(child(node, 'typeParameters') ?? child(node, 'typeArguments'), 'params');
  if (mui && ROW_FIRST.test(mui.name) && given.length > 0) {
    into.mark({note: 'rowTypeFirst', product: 'x-data-grid', name: mui.name, offset: node.start});
  }
}

/** Elements, types and imports that behave in another way. */
export const collectElementNotes: Collector = (node, into) => {
  if (node.type === 'JSXOpeningElement') {
    addElement(node, into);
  } else if (node.type === 'TSTypeReference') {
    addTypeArguments(node, into);
  } else if (node.type === 'Program') {
    addEditing(node, into);
  } else if (node.type === 'ImportDeclaration') {
    const module = textOf(child(node, 'source')) ?? '';
    const takesLuxon = list(node, 'specifiers').some(
      (specifier) => nameOf(child(specifier, 'imported') ?? child(specifier, 'local')) === 'AdapterLuxon',
    );
    if (packageNameOf(module) && takesLuxon) {
      into.markOnce({note: 'luxonVersion', product: 'x-date-pickers', name: 'AdapterLuxon', offset: node.start});
    }
  }
};
