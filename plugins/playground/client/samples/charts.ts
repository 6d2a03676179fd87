import {BAR_SAMPLE_SETS} from './chartsBars';
import {COMPOSITION_SAMPLE_SETS} from './chartsComposition';
import {DRAWING_SAMPLE_SETS} from './chartsDrawing';
import {LINE_PLOT_SAMPLE_SETS} from './chartsLinePlots';
import {LINE_SAMPLE_SETS} from './chartsLines';
import {PIE_SAMPLE_SETS} from './chartsPies';
import {SCATTER_SAMPLE_SETS} from './chartsScatter';
import type {SampleSet} from './types';

/** The sample sets of the charts' components, by name. */
export const CHARTS_SAMPLE_SETS: Readonly<Record<string, SampleSet>> = {
  ...BAR_SAMPLE_SETS,
  ...LINE_SAMPLE_SETS,
  ...PIE_SAMPLE_SETS,
  ...SCATTER_SAMPLE_SETS,
  ...LINE_PLOT_SAMPLE_SETS,
  ...COMPOSITION_SAMPLE_SETS,
  ...DRAWING_SAMPLE_SETS,
};
