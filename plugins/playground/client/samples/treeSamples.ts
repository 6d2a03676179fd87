import {translate} from '@docusaurus/Translate';
import type {Values} from '../values';
import {iconNode} from './icons';
import type {SampleSet} from './types';

const EXPAND_ICON = {$element: iconNode('ChevronRight')};
const COLLAPSE_ICON = {$element: iconNode('ExpandMore')};

/** Icons that open and close the items: without them, nothing shows which items have some below. */
export const TREE_ICONS = {defaultCollapseIcon: COLLAPSE_ICON, defaultExpandIcon: EXPAND_ICON} as const;

/** An item whose id is its label in small letters. Items below it that have only a label are given by that. */
function item(label: string, children?: readonly (string | Values)[]): Values {
  return {
    nodeId: label.toLowerCase(),
    label,
    ...(children && {children: children.map((child) => (typeof child === 'string' ? item(child) : child))}),
  };
}

/** A file or a folder, whose id is its path. */
function file(path: string, children?: readonly Values[]): Values {
  return {nodeId: path, label: path.slice(path.lastIndexOf('/') + 1), ...(children && {children})};
}

/** Samples of TreeView. Their `children` are data, which the wrapper turns into elements. */
export const TREE_VIEW_SAMPLES: SampleSet['samples'] = [
  {
    id: 'vegetables',
    title: () => translate({id: 'playground.sample.vegetables', message: 'Vegetables'}),
    props: {
      'aria-label': 'Vegetables',
      ...TREE_ICONS,
      defaultExpanded: ['roots', 'cabbages'],
      children: [
        item('Roots', ['Beetroot', 'Carrot', 'Parsnip']),
        item('Cabbages', ['Broccoli', 'Kale']),
        item('Squashes', ['Courgette', 'Pumpkin']),
      ],
    },
  },
  {
    id: 'website-files',
    title: () => translate({id: 'playground.sample.websiteFiles', message: 'Files of a website'}),
    props: {
      'aria-label': 'Files',
      defaultCollapseIcon: {$element: iconNode('FolderOpen')},
      defaultExpandIcon: {$element: iconNode('Folder')},
      defaultEndIcon: {$element: iconNode('ArticleOutlined')},
      defaultExpanded: ['pages', 'pages/news'],
      children: [
        file('pages', [
          file('pages/news', [file('pages/news/opening.md'), file('pages/news/summer.md')]),
          file('pages/contact.md'),
          file('pages/home.md'),
        ]),
        file('styles', [file('styles/site.css')]),
        file('robots.txt'),
      ],
    },
  },
  {
    id: 'courses',
    title: () => translate({id: 'playground.sample.courses', message: 'Courses, several of which can be chosen'}),
    props: {
      'aria-label': 'Courses',
      multiSelect: true,
      ...TREE_ICONS,
      defaultExpanded: ['languages', 'crafts'],
      defaultSelected: ['italian', 'pottery'],
      children: [
        item('Languages', ['Italian', {nodeId: 'polish', label: 'Polish (full)', disabled: true}, 'Welsh']),
        item('Crafts', ['Bookbinding', 'Pottery']),
      ],
    },
  },
];

/** Samples of TreeItem. The tree around them opens the item `documents`. */
export const TREE_ITEM_SAMPLES: SampleSet['samples'] = [
  {
    id: 'folder',
    title: () => translate({id: 'playground.sample.folder', message: 'Item with children'}),
    props: item('Documents', ['Contract', 'Invoice', item('Letters', ['Bank', 'Landlord'])]),
  },
  {
    id: 'item-with-icon',
    title: () => translate({id: 'playground.sample.itemWithIcon', message: 'Item with an icon of its own'}),
    props: {
      nodeId: 'documents',
      label: 'Documents',
      icon: {$element: iconNode('Inbox')},
      children: [{...item('Contract'), disabled: true}, item('Invoice')],
    },
  },
];
