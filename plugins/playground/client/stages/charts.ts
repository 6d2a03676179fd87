import {BAR_STAGES} from './chartsBars';
import {COMPOSITION_STAGES} from './chartsComposition';
import {DRAWING_STAGES} from './chartsDrawing';
import {LINE_PLOT_STAGES} from './chartsLinePlots';
import {LINE_STAGES} from './chartsLines';
import {PIE_STAGES} from './chartsPies';
import {SCATTER_STAGES} from './chartsScatter';
import type {Stage} from './types';

export {CHARTS_STAND_INS} from './chartsStandIns';

/** The stages of the charts' components, by name. */
export const CHARTS_STAGES: Readonly<Record<string, Stage>> = {
  ...BAR_STAGES,
  ...LINE_STAGES,
  ...PIE_STAGES,
  ...SCATTER_STAGES,
  ...LINE_PLOT_STAGES,
  ...COMPOSITION_STAGES,
  ...DRAWING_STAGES,
};
