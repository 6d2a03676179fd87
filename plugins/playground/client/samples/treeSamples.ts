import {translate} from '@docusaurus/Translate';
import {iconNode} from './icons';
import type {SampleSet} from './types';

const EXPAND_ICON = {$element: iconNode('ChevronRight')};
const COLLAPSE_ICON = {$element: iconNode('ExpandMore')};

/** Icons that open and close the items: without them, nothing shows which items have some below. */
export const TREE_ICONS = {defaultCollapseIcon: COLLAPSE_ICON, defaultExpandIcon: EXPAND_ICON} as const;

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
        {
          nodeId: 'roots',
          label: 'Roots',
          children: [
            {nodeId: 'beetroot', label: 'Beetroot'},
            {nodeId: 'carrot', label: 'Carrot'},
            {nodeId: 'parsnip', label: 'Parsnip'},
          ],
        },
        {
          nodeId: 'cabbages',
          label: 'Cabbages',
          children: [
            {nodeId: 'broccoli', label: 'Broccoli'},
            {nodeId: 'kale', label: 'Kale'},
          ],
        },
        {
          nodeId: 'squashes',
          label: 'Squashes',
          children: [
            {nodeId: 'courgette', label: 'Courgette'},
            {nodeId: 'pumpkin', label: 'Pumpkin'},
          ],
        },
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
        {
          nodeId: 'pages',
          label: 'pages',
          children: [
            {
              nodeId: 'pages/news',
              label: 'news',
              children: [
                {nodeId: 'pages/news/opening.md', label: 'opening.md'},
                {nodeId: 'pages/news/summer.md', label: 'summer.md'},
              ],
            },
            {nodeId: 'pages/contact.md', label: 'contact.md'},
            {nodeId: 'pages/home.md', label: 'home.md'},
          ],
        },
        {nodeId: 'styles', label: 'styles', children: [{nodeId: 'styles/site.css', label: 'site.css'}]},
        {nodeId: 'robots.txt', label: 'robots.txt'},
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
        {
          nodeId: 'languages',
          label: 'Languages',
          children: [
            {nodeId: 'italian', label: 'Italian'},
            {nodeId: 'polish', label: 'Polish (full)', disabled: true},
            {nodeId: 'welsh', label: 'Welsh'},
          ],
        },
        {
          nodeId: 'crafts',
          label: 'Crafts',
          children: [
            {nodeId: 'bookbinding', label: 'Bookbinding'},
            {nodeId: 'pottery', label: 'Pottery'},
          ],
        },
      ],
    },
  },
];

/** Samples of TreeItem. The tree around them opens the item `documents`. */
export const TREE_ITEM_SAMPLES: SampleSet['samples'] = [
  {
    id: 'folder',
    title: () => translate({id: 'playground.sample.folder', message: 'Item with children'}),
    props: {
      nodeId: 'documents',
      label: 'Documents',
      children: [
        {nodeId: 'contract', label: 'Contract'},
        {nodeId: 'invoice', label: 'Invoice'},
        {
          nodeId: 'letters',
          label: 'Letters',
          children: [
            {nodeId: 'bank', label: 'Bank'},
            {nodeId: 'landlord', label: 'Landlord'},
          ],
        },
      ],
    },
  },
  {
    id: 'item-with-icon',
    title: () => translate({id: 'playground.sample.itemWithIcon', message: 'Item with an icon of its own'}),
    props: {
      nodeId: 'documents',
      label: 'Documents',
      icon: {$element: iconNode('Inbox')},
      children: [
        {nodeId: 'contract', label: 'Contract', disabled: true},
        {nodeId: 'invoice', label: 'Invoice'},
      ],
    },
  },
];
