import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { axisClasses } from '@mui/x-charts/ChartsAxis';

const TEXT = "'Figtree', 'IBM Plex Sans', 'Segoe UI', sans-serif";
/** Of headings and large numbers. */
export const DISPLAY = "'Fraunces', Georgia, serif";

/** Adds the look of the dashboard to the theme of the app around it. */
export function dashboardTheme(outer: Theme): Theme {
  const { mode } = outer.palette;
  const isDark = mode === 'dark';
  const heading = { fontFamily: DISPLAY, fontWeight: 600, letterSpacing: 0 };
  return createTheme({
    direction: outer.direction,
    spacing: outer.spacing,
    components: outer.components,
    shape: { borderRadius: 8 },
    palette: {
      mode,
      primary: { main: isDark ? '#8fc7ac' : '#28614b' },
      background: isDark
        ? { default: '#12161a', paper: '#191e23' }
        : { default: '#f8f6f2', paper: '#ffffff' },
      divider: isDark ? 'rgba(255, 255, 255, 0.14)' : 'rgba(32, 24, 12, 0.14)',
      text: isDark
        ? { primary: '#f1efe9', secondary: '#b4b5b0' }
        : { primary: '#1f2420', secondary: '#5b605a' },
      success: { main: isDark ? '#7fcf9f' : '#1f6e43' },
      error: { main: isDark ? '#ff9d8f' : '#b3261e' },
    },
    typography: {
      fontFamily: TEXT,
      h1: { ...heading, fontSize: '1.75rem', lineHeight: '36px' },
      h2: { ...heading, fontSize: '1.0625rem', lineHeight: '24px' },
      button: { textTransform: 'none', fontWeight: 500 },
    },
  });
}

const LIGHT_COLORS = [
  '#28614b',
  '#b4570a',
  '#3057a8',
  '#9a3a63',
  '#6b5a12',
  '#5a4a9c',
];
const DARK_COLORS = [
  '#8fc7ac',
  '#f0a765',
  '#8fb2ff',
  '#f29cc0',
  '#d9c56a',
  '#b9a8ff',
];

/** Colors of the lines of a chart, of 3:1 contrast to the paper. */
export function lineColors({ palette }: Theme): string[] {
  return palette.mode === 'dark' ? DARK_COLORS : LIGHT_COLORS;
}

/** Hairlines for axes, quiet labels, and only labels on the axis at the side. */
export function axisStyle({ palette }: Theme) {
  const axis = `& .${axisClasses.root}`;
  const side = `${axis}.${axisClasses.directionY}`;
  return {
    [`${axis} .${axisClasses.line}`]: { stroke: palette.divider },
    [`${axis} .${axisClasses.tick}`]: { stroke: palette.divider },
    [`${axis} .${axisClasses.tickLabel}`]: { fill: palette.text.secondary },
    [`${side} .${axisClasses.line}`]: { display: 'none' },
    [`${side} .${axisClasses.tick}`]: { display: 'none' },
  };
}
