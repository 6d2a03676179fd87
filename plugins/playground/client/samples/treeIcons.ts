import type {ElementNode} from '../values';

/** An icon as an element: `<FolderIcon />`. */
export function iconNode(name: string): ElementNode {
  return {component: `${name}Icon`, from: `@mui/icons-material/${name}`, isDefault: true, props: {}};
}

const EXPAND = ['ChevronRight', 'Add', 'Folder'].map(iconNode);
const COLLAPSE = ['ExpandMore', 'Remove', 'FolderOpen'].map(iconNode);
const END = ['ArticleOutlined', 'Label', 'Close'].map(iconNode);

/** Icons that props of TreeView can take. */
export const TREE_VIEW_ICONS = {
  defaultExpandIcon: EXPAND,
  defaultCollapseIcon: COLLAPSE,
  defaultEndIcon: END,
  defaultParentIcon: [iconNode('Folder'), iconNode('Inbox')],
} as const;

/** Icons that props of TreeItem can take. */
export const TREE_ITEM_ICONS = {
  expandIcon: EXPAND,
  collapseIcon: COLLAPSE,
  endIcon: END,
  icon: ['Inbox', 'Folder', 'Description', 'Image'].map(iconNode),
} as const;
