import type {PaletteMode} from '../../src/site/storage';
import {SPACING} from '../../src/site/tokens';
import {validPaletteColors, type PaletteColors} from './paletteColors';

export const DIRECTIONS = ['ltr', 'rtl'] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** The reader's choices for demos. */
export interface ThemePreferences {
  readonly dense: boolean;
  readonly direction: Direction;
  /** Colors that replace those of MUI's own palette. */
  readonly paletteColors: PaletteColors;
  /** The unit of spacing in CSS pixels: a whole number from {@link LEAST_SPACING} to {@link GREATEST_SPACING}. */
  readonly spacing: number;
  readonly paletteMode: PaletteMode;
}

export const LEAST_SPACING = 1;
export const GREATEST_SPACING = 20;

export const DEFAULT_PREFERENCES: ThemePreferences = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  spacing: SPACING,
  paletteMode: 'light',
};

export type ThemeAction =
  | {readonly type: 'setSpacing'; readonly spacing: number}
  | {readonly type: 'increaseSpacing'}
  | {readonly type: 'decreaseSpacing'}
  | {readonly type: 'setDense'; readonly dense: boolean}
  | {readonly type: 'resetDensity'}
  | {readonly type: 'resetColors'}
  | ({readonly type: 'change'} & Partial<Pick<ThemePreferences, 'paletteMode' | 'direction' | 'paletteColors'>>);

function nearestSpacing(spacing: number): number {
  return Number.isNaN(spacing)
    ? DEFAULT_PREFERENCES.spacing
    : Math.min(GREATEST_SPACING, Math.max(LEAST_SPACING, Math.round(spacing)));
}

/**
 * The preferences after an action. A spacing out of range becomes the nearest valid one; invalid colors are dropped.
 *
 * @throws for an unknown action
 */
export function reducePreferences(state: ThemePreferences, action: ThemeAction): ThemePreferences {
  switch (action.type) {
    case 'setSpacing':
      return {...state, spacing: nearestSpacing(action.spacing)};
    case 'increaseSpacing':
      return {...state, spacing: nearestSpacing(state.spacing + 1)};
    case 'decreaseSpacing':
      return {...state, spacing: nearestSpacing(state.spacing - 1)};
    case 'setDense':
      return {...state, dense: action.dense};
    case 'resetDensity':
      return {...state, dense: DEFAULT_PREFERENCES.dense, spacing: DEFAULT_PREFERENCES.spacing};
    case 'resetColors':
      return {...state, paletteColors: DEFAULT_PREFERENCES.paletteColors};
    case 'change':
      return {
        ...state,
        paletteMode: action.paletteMode ?? state.paletteMode,
        direction: action.direction ?? state.direction,
        paletteColors: action.paletteColors ? validPaletteColors(action.paletteColors) : state.paletteColors,
      };
    default:
      throw new Error(
        `[preferences] unknown action ${JSON.stringify((action as {type?: unknown}).type)}. Use setSpacing, increaseSpacing, decreaseSpacing, setDense, resetDensity, resetColors or change.`,
      );
  }
}
