import {translate} from '@docusaurus/Translate';
import type {CHART_DATA, CHART_QUESTIONS, ChartChoiceId} from '../../site/chartChoices';

/** What numbers an application has. */
export function dataTexts(): Readonly<Record<(typeof CHART_DATA)[number], string>> {
  return {
    categories: translate({id: 'site.chartData.categories', message: 'One number for each category'}),
    groups: translate({id: 'site.chartData.groups', message: 'Several numbers for each category'}),
    time: translate({id: 'site.chartData.time', message: 'Numbers over time'}),
    pairs: translate({id: 'site.chartData.pairs', message: 'Pairs of numbers'}),
    values: translate({id: 'site.chartData.values', message: 'A list of single values'}),
    parts: translate({id: 'site.chartData.parts', message: 'Parts of a whole'}),
    hierarchy: translate({id: 'site.chartData.hierarchy', message: 'Parts within parts'}),
    small: translate({id: 'site.chartData.small', message: 'One series in a small space'}),
    single: translate({id: 'site.chartData.single', message: 'One number with a limit'}),
    matrix: translate({id: 'site.chartData.matrix', message: 'Numbers in rows and columns'}),
    stages: translate({id: 'site.chartData.stages', message: 'Amounts between stages'}),
    tasks: translate({id: 'site.chartData.tasks', message: 'Tasks with a start and an end'}),
  };
}

/** What users want to know of them. */
export function questionTexts(): Readonly<Record<(typeof CHART_QUESTIONS)[number], string>> {
  return {
    compare: translate({id: 'site.chartQuestion.compare', message: 'Which is more?'}),
    rank: translate({id: 'site.chartQuestion.rank', message: 'What is the order?'}),
    trend: translate({id: 'site.chartQuestion.trend', message: 'How does it change?'}),
    share: translate({id: 'site.chartQuestion.share', message: 'What share does each have?'}),
    relation: translate({id: 'site.chartQuestion.relation', message: 'Do two measures rise together?'}),
    spread: translate({id: 'site.chartQuestion.spread', message: 'How are the values spread?'}),
    progress: translate({id: 'site.chartQuestion.progress', message: 'How far is it?'}),
    flow: translate({id: 'site.chartQuestion.flow', message: 'Where does it go?'}),
  };
}

/** What the charts are called. */
export function titleTexts(): Readonly<Record<ChartChoiceId, string>> {
  return {
    bars: translate({id: 'site.chart.bars', message: 'Bars'}),
    horizontalBars: translate({id: 'site.chart.horizontalBars', message: 'Horizontal bars, sorted'}),
    stackedBars: translate({id: 'site.chart.stackedBars', message: 'Stacked bars'}),
    signedBars: translate({id: 'site.chart.signedBars', message: 'Bars above and below zero'}),
    lines: translate({id: 'site.chart.lines', message: 'Lines'}),
    stackedAreas: translate({id: 'site.chart.stackedAreas', message: 'Stacked areas'}),
    lineWithGaps: translate({id: 'site.chart.lineWithGaps', message: 'Line with gaps'}),
    scatter: translate({id: 'site.chart.scatter', message: 'Scatter chart'}),
    binnedBars: translate({id: 'site.chart.binnedBars', message: 'Bars of intervals'}),
    pie: translate({id: 'site.chart.pie', message: 'Pie'}),
    donut: translate({id: 'site.chart.donut', message: 'Ring'}),
    rings: translate({id: 'site.chart.rings', message: 'Two rings'}),
    sparkline: translate({id: 'site.chart.sparkline', message: 'Sparkline'}),
    sparkBars: translate({id: 'site.chart.sparkBars', message: 'Sparkline of bars'}),
    sparkArea: translate({id: 'site.chart.sparkArea', message: 'Sparkline with an area'}),
    gauge: translate({id: 'site.chart.gauge', message: 'Gauge'}),
    heatMap: translate({id: 'site.chart.heatMap', message: 'Heat map'}),
    radar: translate({id: 'site.chart.radar', message: 'Radar'}),
    treemap: translate({id: 'site.chart.treemap', message: 'Treemap'}),
    funnel: translate({id: 'site.chart.funnel', message: 'Funnel'}),
    sankey: translate({id: 'site.chart.sankey', message: 'Sankey'}),
    gantt: translate({id: 'site.chart.gantt', message: 'Gantt'}),
  };
}

/** Why to use the charts. */
export function reasonTexts(): Readonly<Record<ChartChoiceId, string>> {
  return {
    bars: translate({
      id: 'site.chartReason.bars',
      message: 'Lengths are the easiest to compare, so a difference shows at once.',
    }),
    horizontalBars: translate({
      id: 'site.chartReason.horizontalBars',
      message: 'The order reads from top to bottom, and long names have room beside their bars.',
    }),
    stackedBars: translate({
      id: 'site.chartReason.stackedBars',
      message: 'Each bar is a total, and its sections show what the total consists of.',
    }),
    signedBars: translate({
      id: 'site.chartReason.signedBars',
      message: 'Gains and losses point in opposite directions from one line.',
    }),
    lines: translate({
      id: 'site.chartReason.lines',
      message: 'A line connects the values in their order, so rises and falls show as slopes.',
    }),
    stackedAreas: translate({
      id: 'site.chartReason.stackedAreas',
      message: 'The upper edge is the total over time, and each layer is the share of one series.',
    }),
    lineWithGaps: translate({
      id: 'site.chartReason.lineWithGaps',
      message: 'Missing values leave a gap, unless the line is to connect its ends.',
    }),
    scatter: translate({
      id: 'site.chartReason.scatter',
      message: 'Each pair is a point, so a cloud along a line shows that both measures rise together.',
    }),
    binnedBars: translate({
      id: 'site.chartReason.binnedBars',
      message: 'You count the values in each interval, and bars show where most of them are.',
    }),
    pie: translate({id: 'site.chartReason.pie', message: 'Up to five slices show how the parts divide the whole.'}),
    donut: translate({
      id: 'site.chartReason.donut',
      message: 'A pie with a hole, which leaves room for the total in the middle.',
    }),
    rings: translate({
      id: 'site.chartReason.rings',
      message: 'The inner ring has the parts, and the outer ring divides each of them.',
    }),
    sparkline: translate({
      id: 'site.chartReason.sparkline',
      message: 'A line without axes fits into a table cell or a line of text.',
    }),
    sparkBars: translate({
      id: 'site.chartReason.sparkBars',
      message: 'Small bars compare a few values where a chart with axes does not fit.',
    }),
    sparkArea: translate({
      id: 'site.chartReason.sparkArea',
      message: 'The filled area makes a small trend easier to see.',
    }),
    gauge: translate({
      id: 'site.chartReason.gauge',
      message: 'Version 6 has none. Half a pie shows the value and the rest up to the limit.',
    }),
    heatMap: translate({
      id: 'site.chartReason.heatMap',
      message: 'Version 6 has none. A table whose cells are colored by value shows the same.',
    }),
    radar: translate({
      id: 'site.chartReason.radar',
      message: 'Version 6 has none. Grouped bars compare several measures from one base line.',
    }),
    treemap: translate({
      id: 'site.chartReason.treemap',
      message: 'Version 6 has none. One stacked bar for each upper part shows two levels.',
    }),
    funnel: translate({
      id: 'site.chartReason.funnel',
      message: 'Version 6 has none. Horizontal bars in the order of the steps show the same numbers.',
    }),
    sankey: translate({
      id: 'site.chartReason.sankey',
      message: 'Version 6 has none. A stacked bar for each group shows how its amount is divided.',
    }),
    gantt: translate({
      id: 'site.chartReason.gantt',
      message: 'Version 6 has none. Stacked bars whose first part is transparent show tasks over time.',
    }),
  };
}
