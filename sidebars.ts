import {fromEntries} from './plugins/navigation/node/fromEntries';

export default fromEntries([
  {
    pathname: '/x/introduction-group',
    title: 'Introduction',
    children: [
      {pathname: '/x/introduction', title: 'Overview'},
      {pathname: '/x/introduction/installation'},
      {pathname: '/x/introduction/licensing'},
      {pathname: '/x/introduction/support'},
      {pathname: '/x/introduction/roadmap'},
    ],
  },
  {
    pathname: '/x/react-tree-view-group',
    title: 'Tree View',
    newFeature: true,
    children: [
      {pathname: '/x/react-tree-view/getting-started'},
      {pathname: '/x/react-tree-view', title: 'Overview'},
      {
        pathname: '/x/api/tree-view-group',
        title: 'API Reference',
        children: [
          {pathname: '/x/api/tree-view/tree-item', title: 'TreeItem'},
          {pathname: '/x/api/tree-view/tree-view', title: 'TreeView'},
        ],
      },
    ],
  },
]);
