import {apiEntries} from './src/node/sidebars/apiEntries';
import {fromEntries} from './src/node/sidebars/fromEntries';

export default fromEntries([
  {pathname: '/x/whats-new', title: "What's new in MUI X"},
  {pathname: '/x/whats-new/api-changes', title: 'API changes by release'},
  {
    pathname: '/x/introduction-group',
    title: 'Introduction',
    children: [
      {pathname: '/x/introduction', title: 'Overview'},
      {pathname: '/x/introduction/installation'},
      {pathname: '/x/introduction/plans', title: 'Choose a plan'},
      {pathname: '/x/introduction/licensing'},
      {pathname: '/x/introduction/css-and-tailwind', title: 'CSS and Tailwind'},
      {pathname: '/x/introduction/dashboard-template'},
      {pathname: '/x/introduction/support'},
      {pathname: '/x/introduction/roadmap'},
      {pathname: '/x/api', title: 'API reference'},
    ],
  },
  {
    pathname: '/x/react-data-grid-group',
    title: 'Data Grid',
    children: [
      {pathname: '/x/react-data-grid', title: 'Overview'},
      {pathname: '/x/react-data-grid/demo'},
      {pathname: '/x/react-data-grid/getting-started'},
      {pathname: '/x/react-data-grid/layout'},
      {pathname: '/x/react-data-grid/other-grids', title: 'AG Grid and TanStack names'},
      {
        pathname: '/x/react-data-grid/columns',
        children: [
          {pathname: '/x/react-data-grid/column-definition'},
          {pathname: '/x/react-data-grid/column-dimensions'},
          {pathname: '/x/react-data-grid/column-visibility'},
          {pathname: '/x/react-data-grid/custom-columns'},
          {pathname: '/x/react-data-grid/column-header'},
          {pathname: '/x/react-data-grid/column-menu'},
          {pathname: '/x/react-data-grid/column-spanning'},
          {pathname: '/x/react-data-grid/column-groups'},
          {pathname: '/x/react-data-grid/column-ordering', plan: 'pro'},
          {pathname: '/x/react-data-grid/column-pinning', plan: 'pro'},
        ],
      },
      {
        pathname: '/x/react-data-grid/rows',
        children: [
          {pathname: '/x/react-data-grid/row-definition'},
          {pathname: '/x/react-data-grid/row-updates'},
          {pathname: '/x/react-data-grid/row-height'},
          {pathname: '/x/react-data-grid/row-spanning', title: 'Row spanning', planned: true},
          {pathname: '/x/react-data-grid/master-detail', plan: 'pro'},
          {pathname: '/x/react-data-grid/row-ordering', plan: 'pro'},
          {pathname: '/x/react-data-grid/row-pinning', plan: 'pro'},
          {pathname: '/x/react-data-grid/row-recipes', title: 'Recipes'},
        ],
      },
      {pathname: '/x/react-data-grid/editing'},
      {pathname: '/x/react-data-grid/sorting'},
      {
        pathname: '/x/react-data-grid/filtering-group',
        title: 'Filtering',
        children: [
          {pathname: '/x/react-data-grid/filtering', title: 'Overview'},
          {pathname: '/x/react-data-grid/filtering/customization'},
          {pathname: '/x/react-data-grid/filtering/quick-filter'},
          {pathname: '/x/react-data-grid/filtering/server-side', title: 'Server-side filter'},
          {pathname: '/x/react-data-grid/filtering/multi-filters', plan: 'pro'},
          {pathname: '/x/react-data-grid/filtering/header-filters', plan: 'pro', newFeature: true},
          {pathname: '/x/react-data-grid/filtering-recipes', title: 'Recipes'},
        ],
      },
      {pathname: '/x/react-data-grid/pagination'},
      {
        pathname: '/x/react-data-grid/selection',
        children: [
          {pathname: '/x/react-data-grid/row-selection'},
          {pathname: '/x/react-data-grid/cell-selection', plan: 'premium', newFeature: true},
        ],
      },
      {pathname: '/x/react-data-grid/export'},
      {pathname: '/x/react-data-grid/clipboard', title: 'Copy and paste', newFeature: true},
      {pathname: '/x/react-data-grid/components', title: 'Custom subcomponents'},
      {
        pathname: '/x/react-data-grid/style-group',
        title: 'Style',
        children: [
          {pathname: '/x/react-data-grid/style', title: 'Overview'},
          {pathname: '/x/react-data-grid/style-recipes', title: 'Recipes'},
        ],
      },
      {pathname: '/x/react-data-grid/localization'},
      {pathname: '/x/react-data-grid/scrolling'},
      {pathname: '/x/react-data-grid/virtualization'},
      {pathname: '/x/react-data-grid/accessibility'},
      {pathname: '/x/react-data-grid/performance'},
      {
        pathname: '/x/react-data-grid-group-pivot',
        title: 'Group & Pivot',
        plan: 'pro',
        children: [
          {pathname: '/x/react-data-grid/tree-data', plan: 'pro'},
          {pathname: '/x/react-data-grid/row-grouping', plan: 'premium'},
          {pathname: '/x/react-data-grid/aggregation', title: 'Aggregation', plan: 'premium'},
          {pathname: '/x/react-data-grid/pivoting', title: 'Pivoting', plan: 'premium', planned: true},
        ],
      },
      {
        pathname: '/x/react-data-grid/server-side-data-group',
        title: 'Server-side data',
        planned: true,
        children: [
          {pathname: '/x/react-data-grid/server-side-data', title: 'Overview', planned: true},
          {
            pathname: '/x/react-data-grid/server-side-data/lazy-loading',
            title: 'Lazy loading',
            plan: 'pro',
            planned: true,
          },
          {
            pathname: '/x/react-data-grid/server-side-data/infinite-loading',
            title: 'Infinite loading',
            plan: 'pro',
            planned: true,
          },
          {pathname: '/x/react-data-grid/server-side-data/tree-data', title: 'Tree data', plan: 'pro', planned: true},
          {
            pathname: '/x/react-data-grid/server-side-data/row-grouping',
            title: 'Row grouping',
            plan: 'pro',
            planned: true,
          },
          {
            pathname: '/x/react-data-grid/server-side-data/aggregation',
            title: 'Aggregation',
            plan: 'premium',
            planned: true,
          },
        ],
      },
      {
        pathname: '/x/react-data-grid/advanced',
        title: 'Advanced',
        children: [
          {pathname: '/x/react-data-grid/api-object', title: 'API object'},
          {pathname: '/x/react-data-grid/events'},
          {pathname: '/x/react-data-grid/state'},
        ],
      },
      {
        pathname: '/x/react-data-grid/recipes',
        title: 'Recipes',
        children: [
          {pathname: '/x/react-data-grid/recipes-editing', title: 'Editing'},
          {pathname: '/x/react-data-grid/recipes-row-grouping', title: 'Row grouping', plan: 'premium'},
        ],
      },
      {pathname: '/x/react-data-grid/messages', title: 'Errors and warnings'},
      apiEntries('x-data-grid'),
    ],
  },
  {
    pathname: '/x/react-date-pickers-group',
    title: 'Date and Time Pickers',
    children: [
      {pathname: '/x/react-date-pickers', title: 'Overview'},
      {pathname: '/x/react-date-pickers/getting-started'},
      {pathname: '/x/react-date-pickers/choose-a-picker'},
      {pathname: '/x/react-date-pickers/base-concepts'},
      {pathname: '/x/react-date-pickers/faq', title: 'FAQ'},
      {
        pathname: '/x/react-date-pickers-components',
        subheader: 'Components',
        children: [
          {
            pathname: '/x/react-date-pickers/date-pickers',
            title: 'Date components',
            children: [
              {pathname: '/x/react-date-pickers/date-picker', title: 'Date Picker'},
              {pathname: '/x/react-date-pickers/date-field', title: 'Date Field', newFeature: true},
              {pathname: '/x/react-date-pickers/date-calendar', title: 'Date Calendar'},
            ],
          },
          {
            pathname: '/x/react-date-pickers/time-pickers',
            title: 'Time components',
            children: [
              {pathname: '/x/react-date-pickers/time-picker', title: 'Time Picker'},
              {pathname: '/x/react-date-pickers/time-field', title: 'Time Field', newFeature: true},
              {pathname: '/x/react-date-pickers/time-clock', title: 'Time Clock'},
              {pathname: '/x/react-date-pickers/digital-clock', title: 'Digital Clock', newFeature: true},
            ],
          },
          {
            pathname: '/x/react-date-pickers/date-time-pickers',
            title: 'Date Time components',
            children: [
              {pathname: '/x/react-date-pickers/date-time-picker', title: 'Date Time Picker'},
              {pathname: '/x/react-date-pickers/date-time-field', title: 'Date Time Field', newFeature: true},
            ],
          },
          {
            pathname: '/x/react-date-pickers/date-range-pickers',
            title: 'Date Range components',
            plan: 'pro',
            children: [
              {pathname: '/x/react-date-pickers/date-range-picker', title: 'Date Range Picker'},
              {pathname: '/x/react-date-pickers/date-range-field', title: 'Date Range Field', newFeature: true},
              {pathname: '/x/react-date-pickers/date-range-calendar', title: 'Date Range Calendar', newFeature: true},
            ],
          },
          {
            pathname: '/x/react-date-pickers/time-range-pickers',
            title: 'Time Range components',
            plan: 'pro',
            children: [
              {pathname: '/x/react-date-pickers/time-range-picker', title: 'Time Range Picker', planned: true},
              {pathname: '/x/react-date-pickers/time-range-field', title: 'Time Range Field', newFeature: true},
            ],
          },
          {
            pathname: '/x/react-date-pickers/date-time-range-pickers',
            title: 'Date Time Range components',
            plan: 'pro',
            children: [
              {
                pathname: '/x/react-date-pickers/date-time-range-picker',
                title: 'Date Time Range Picker',
                planned: true,
              },
              {
                pathname: '/x/react-date-pickers/date-time-range-field',
                title: 'Date Time Range Field',
                newFeature: true,
              },
            ],
          },
          {pathname: '/x/react-date-pickers/fields', title: 'Field components', newFeature: true},
        ],
      },
      {
        pathname: '/x/react-date-pickers/common-features',
        subheader: 'Common features',
        children: [
          {pathname: '/x/react-date-pickers/validation'},
          {pathname: '/x/react-date-pickers/lifecycle', title: 'Components lifecycle'},
          {pathname: '/x/react-date-pickers/shortcuts'},
        ],
      },
      {
        pathname: '/x/react-date-pickers/localization-group',
        subheader: 'Localization',
        children: [
          {pathname: '/x/react-date-pickers/localization', title: 'Translated components'},
          {pathname: '/x/react-date-pickers/adapters-locale', title: 'Date format and localization'},
          {pathname: '/x/react-date-pickers/timezone', title: 'UTC and timezone'},
          {pathname: '/x/react-date-pickers/calendar-systems'},
        ],
      },
      {
        pathname: '/x/react-date-pickers/visual-customization',
        subheader: 'Visual customization',
        children: [
          {pathname: '/x/react-date-pickers/custom-components', title: 'Custom slots and subcomponents'},
          {pathname: '/x/react-date-pickers/custom-layout'},
          {pathname: '/x/react-date-pickers/custom-field'},
          {pathname: '/x/react-date-pickers/custom-opening-button'},
        ],
      },
      {pathname: '/x/react-date-pickers/playground'},
      {pathname: '/x/react-date-pickers/messages', title: 'Errors and warnings'},
      apiEntries('x-date-pickers'),
    ],
  },
  {
    pathname: '/x/react-charts-group',
    title: 'Charts',
    newFeature: true,
    children: [
      {pathname: '/x/react-charts', title: 'Overview'},
      {pathname: '/x/react-charts/getting-started'},
      {pathname: '/x/react-charts/choose-a-chart'},
      {
        pathname: '/x/react-charts-available',
        subheader: 'Available components',
        children: [
          {
            pathname: '/x/react-charts-bars',
            title: 'Bars',
            children: [
              {pathname: '/x/react-charts/bars', title: 'Bars overview'},
              {pathname: '/x/react-charts/bar-demo', title: 'Bar chart examples'},
            ],
          },
          {
            pathname: '/x/react-charts-lines',
            title: 'Lines',
            children: [
              {pathname: '/x/react-charts/lines', title: 'Lines overview'},
              {pathname: '/x/react-charts/line-demo', title: 'Line chart examples'},
              {pathname: '/x/react-charts/areas-demo', title: 'Area chart examples'},
            ],
          },
          {
            pathname: '/x/react-charts-pie',
            title: 'Pie',
            children: [
              {pathname: '/x/react-charts/pie', title: 'Pie overview'},
              {pathname: '/x/react-charts/pie-demo', title: 'Pie chart examples'},
            ],
          },
          {
            pathname: '/x/react-charts-scatter',
            title: 'Scatter',
            children: [
              {pathname: '/x/react-charts/scatter', title: 'Scatter overview'},
              {pathname: '/x/react-charts/scatter-demo', title: 'Scatter chart examples'},
            ],
          },
          {pathname: '/x/react-charts/sparkline'},
          apiEntries('x-charts'),
        ],
      },
      {
        pathname: '/x/react-charts/common-features',
        subheader: 'Common features',
        children: [
          {pathname: '/x/react-charts/axis'},
          {pathname: '/x/react-charts/components', title: 'Custom components'},
          {pathname: '/x/react-charts/composition'},
          {pathname: '/x/react-charts/legend'},
          {pathname: '/x/react-charts/stacking'},
          {pathname: '/x/react-charts/styling'},
          {pathname: '/x/react-charts/tooltip', title: 'Tooltip & Highlights'},
        ],
      },
      {pathname: '/x/react-charts/messages', title: 'Errors and warnings'},
      {
        pathname: '/x/react-charts-future',
        subheader: 'Future components',
        children: [
          {pathname: '/x/react-charts/gauge', planned: true},
          {pathname: '/x/react-charts/heat-map', planned: true},
          {pathname: '/x/react-charts/radar', planned: true},
          {pathname: '/x/react-charts/tree-map', title: 'Treemap', planned: true},
          {pathname: '/x/react-charts/funnel', plan: 'pro', planned: true},
          {pathname: '/x/react-charts/gantt', plan: 'pro', planned: true},
          {pathname: '/x/react-charts/sankey', plan: 'pro', planned: true},
        ],
      },
    ],
  },
  {
    pathname: '/x/react-tree-view-group',
    title: 'Tree View',
    newFeature: true,
    children: [
      {pathname: '/x/react-tree-view/getting-started'},
      {pathname: '/x/react-tree-view', title: 'Overview'},
      {pathname: '/x/react-tree-view/messages', title: 'Errors and warnings'},
      apiEntries('x-tree-view'),
    ],
  },
  {
    pathname: '/x/migration-group',
    title: 'Migration',
    children: [
      {pathname: '/x/migration', title: 'Overview'},
      {
        pathname: '/x/migration-v6',
        subheader: 'Upgrade to v6',
        children: [
          {pathname: '/x/migration/migration-data-grid-v5', title: 'Breaking changes: Data Grid'},
          {pathname: '/x/migration/migration-pickers-v5', title: 'Breaking changes: Date and Time Pickers'},
          {pathname: '/x/migration/migration-tree-view-lab', title: 'Migration from lab to v6 (Tree View)'},
        ],
      },
      {
        pathname: '/x/migration-earlier',
        subheader: 'Earlier versions',
        children: [
          {pathname: '/x/migration/migration-pickers-lab', title: 'Migration from lab to v5 (Date and Time Pickers)'},
          {pathname: '/x/migration/migration-data-grid-v4', title: 'Migration from v4 to v5 (Data Grid)'},
        ],
      },
    ],
  },
]);
