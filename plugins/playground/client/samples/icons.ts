import type {ElementNode, ReferenceValue} from '../values';

/** An icon of Material UI as a component: `FolderIcon`. */
export function iconReference(name: string): ReferenceValue {
  return {$name: `${name}Icon`, $from: `@mui/icons-material/${name}`, $isDefault: true};
}

/** An icon of Material UI as an element: `<FolderIcon />`. */
export function iconNode(name: string): ElementNode {
  return {component: `${name}Icon`, from: `@mui/icons-material/${name}`, isDefault: true, props: {}};
}
