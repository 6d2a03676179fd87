import type {Choice} from './choices';

/** What numbers an application has. */
export const CHART_DATA = [
  'categories',
  'groups',
  'time',
  'pairs',
  'values',
  'parts',
  'hierarchy',
  'small',
  'single',
  'matrix',
  'stages',
  'tasks',
] as const;

/** What users want to know of them. */
export const CHART_QUESTIONS = ['compare', 'rank', 'trend', 'share', 'relation', 'spread', 'progress', 'flow'] as const;

type Data = (typeof CHART_DATA)[number];
type Question = (typeof CHART_QUESTIONS)[number];

/** The charts to choose from, the more common ones first. What is planned for later versions leads to a substitute. */
export const CHART_CHOICES = [
  {
    id: 'bars',
    fits: {data: ['categories', 'groups', 'time'], question: ['compare']},
    guide: '/x/react-charts/bars/',
    component: 'BarChart',
    sample: 'sales',
  },
  {
    id: 'horizontalBars',
    fits: {data: ['categories', 'parts', 'values'], question: ['rank', 'compare']},
    guide: '/x/react-charts/bars/#layout',
    component: 'BarChart',
    sample: 'countries',
  },
  {
    id: 'stackedBars',
    fits: {data: ['groups', 'parts', 'time'], question: ['share', 'compare']},
    guide: '/x/react-charts/bars/#stacking',
    component: 'BarChart',
    sample: 'energy',
  },
  {
    id: 'signedBars',
    fits: {data: ['groups', 'time'], question: ['compare', 'trend']},
    guide: '/x/react-charts/bar-demo/#positiveandnegativebarchart',
    component: 'BarChart',
    sample: 'balance',
  },
  {
    id: 'lines',
    fits: {data: ['time'], question: ['trend', 'compare']},
    guide: '/x/react-charts/lines/',
    component: 'LineChart',
    sample: 'visits',
  },
  {
    id: 'stackedAreas',
    fits: {data: ['time', 'parts'], question: ['share', 'trend']},
    guide: '/x/react-charts/lines/#area',
    component: 'LineChart',
    sample: 'downloads',
  },
  {
    id: 'lineWithGaps',
    fits: {data: ['time'], question: ['trend']},
    guide: '/x/react-charts/lines/#partial-data',
    component: 'LineChart',
    sample: 'sensor',
  },
  {
    id: 'scatter',
    fits: {data: ['pairs'], question: ['relation', 'spread', 'compare']},
    guide: '/x/react-charts/scatter/',
    component: 'ScatterChart',
    sample: 'runs',
  },
  {
    id: 'binnedBars',
    fits: {data: ['values'], question: ['spread', 'compare']},
    guide: '/x/react-charts/bars/#bar-size',
    component: 'BarChart',
    sample: 'waiting-times',
  },
  {
    id: 'pie',
    fits: {data: ['parts', 'categories'], question: ['share']},
    guide: '/x/react-charts/pie/',
    component: 'PieChart',
    sample: 'expenses',
  },
  {
    id: 'donut',
    fits: {data: ['parts', 'categories'], question: ['share']},
    guide: '/x/react-charts/pie/',
    component: 'PieChart',
    sample: 'browsers',
  },
  {
    id: 'rings',
    fits: {data: ['hierarchy', 'parts'], question: ['share']},
    guide: '/x/react-charts/pie-demo/#twolevelpiechart',
    component: 'PieChart',
    sample: 'seats',
  },
  {
    id: 'sparkline',
    fits: {data: ['small'], question: ['trend']},
    guide: '/x/react-charts/sparkline/',
    component: 'SparkLineChart',
    sample: 'temperatures',
  },
  {
    id: 'sparkBars',
    fits: {data: ['small'], question: ['compare', 'spread']},
    guide: '/x/react-charts/sparkline/',
    component: 'SparkLineChart',
    sample: 'deployments',
  },
  {
    id: 'sparkArea',
    fits: {data: ['small'], question: ['trend']},
    guide: '/x/react-charts/sparkline/#line-customization',
    component: 'SparkLineChart',
    sample: 'price',
  },
  {
    id: 'gauge',
    fits: {data: ['single'], question: ['progress', 'share']},
    guide: '/x/react-charts/gauge/',
    component: 'PieChart',
    sample: 'browsers',
    planned: true,
  },
  {
    id: 'heatMap',
    fits: {data: ['matrix'], question: ['compare', 'spread']},
    guide: '/x/react-charts/heat-map/',
    planned: true,
  },
  {
    id: 'radar',
    fits: {data: ['groups'], question: ['compare']},
    guide: '/x/react-charts/radar/',
    component: 'BarChart',
    sample: 'sales',
    planned: true,
  },
  {
    id: 'treemap',
    fits: {data: ['hierarchy'], question: ['share', 'compare']},
    guide: '/x/react-charts/tree-map/',
    component: 'BarChart',
    sample: 'energy',
    planned: true,
  },
  {
    id: 'funnel',
    fits: {data: ['stages'], question: ['flow', 'share', 'compare']},
    guide: '/x/react-charts/funnel/',
    component: 'BarChart',
    sample: 'countries',
    planned: true,
  },
  {
    id: 'sankey',
    fits: {data: ['stages'], question: ['flow']},
    guide: '/x/react-charts/sankey/',
    component: 'BarChart',
    sample: 'energy',
    planned: true,
  },
  {
    id: 'gantt',
    fits: {data: ['tasks'], question: ['progress', 'trend', 'compare', 'rank']},
    guide: '/x/react-charts/gantt/',
    component: 'BarChart',
    sample: 'energy',
    planned: true,
  },
] as const satisfies readonly Choice<{readonly data: readonly Data[]; readonly question: readonly Question[]}>[];

export type ChartChoiceId = (typeof CHART_CHOICES)[number]['id'];
