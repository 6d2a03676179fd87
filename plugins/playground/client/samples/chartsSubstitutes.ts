import {slices} from './chartsParts';
import type {Substitute} from './types';

/** Substitutes for the charts' components that only their parents can render. */
export const CHARTS_SUBSTITUTES: Readonly<Record<string, Substitute>> = {
  AreaElement: {
    component: 'AreaPlot',
    start: {slotProps: {area: {fillOpacity: 0.6}}},
  },
  BarElement: {
    component: 'BarChart',
    firstProps: ['slotProps.bar', 'series[0].color', 'series[0].highlightScope'],
    start: {slotProps: {bar: {rx: 8}}},
  },
  LineElement: {
    component: 'LineChart',
    firstProps: ['series[0].curve', 'series[0].color', 'series[0].highlightScope', 'slotProps.line'],
    start: {slotProps: {line: {strokeDasharray: '6 4'}}},
  },
  MarkElement: {
    component: 'LineChart',
    firstProps: ['slotProps.mark.shape', 'slotProps.mark.color', 'series[0].showMark', 'series[0].highlightScope'],
    start: {slotProps: {mark: {shape: 'diamond'}}},
  },
  LineHighlightElement: {
    component: 'LineChart',
    firstProps: ['slotProps.lineHighlight', 'disableLineItemHighlight', 'series[0].disableHighlight'],
    start: {slotProps: {lineHighlight: {r: 10}}},
  },
  PieArc: {
    component: 'PieChart',
    firstProps: ['series[0].highlightScope', 'series[0].highlighted', 'series[0].faded', 'slotProps.pieArc', 'onClick'],
    start: {
      series: [
        {
          data: slices({Chrome: 65, Safari: 19, Edge: 16}),
          innerRadius: 50,
          paddingAngle: 2,
          highlightScope: {highlighted: 'item', faded: 'global'},
          highlighted: {additionalRadius: 5},
          faded: {additionalRadius: -10, color: 'gray'},
        },
      ],
    },
  },
  PieArcLabel: {
    component: 'PieArcLabelPlot',
    firstProps: ['slotProps.pieArcLabel'],
    start: {slotProps: {pieArcLabel: {fontSize: 20, fontWeight: 'bold'}}},
  },
  Scatter: {
    component: 'ScatterPlot',
  },
  // It draws every chart, but the package does not export it.
  ChartsSurface: {
    component: 'LineChart',
    firstProps: ['width', 'height', 'sx'],
    start: {sx: {backgroundColor: 'action.hover'}},
  },
  ChartsAxisTooltipContent: {
    component: 'ChartsTooltip',
    firstProps: ['slots.axisContent', 'slotProps.axisContent'],
  },
  DefaultChartsAxisTooltipContent: {
    component: 'ChartsTooltip',
    firstProps: ['slotProps.axisContent', 'slots.axisContent'],
    start: {slotProps: {axisContent: {sx: {m: 4}}}},
  },
  ChartsItemTooltipContent: {
    component: 'ChartsTooltip',
    firstProps: ['slots.itemContent', 'slotProps.itemContent'],
    start: {trigger: 'item'},
  },
  DefaultChartsItemTooltipContent: {
    component: 'ChartsTooltip',
    firstProps: ['slotProps.itemContent', 'slots.itemContent'],
    start: {trigger: 'item', slotProps: {itemContent: {sx: {m: 4}}}},
  },
};
