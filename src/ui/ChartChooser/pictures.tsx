import type {ReactNode} from 'react';
import type {ChartChoiceId} from '../../site/chartChoices';
import styles from './styles.module.css';

const SECOND = styles.second;
const THIRD = styles.third;
const LINE = styles.line;

/** A picture of each chart, in a box of 96 by 56. */
export const PICTURES: Readonly<Record<ChartChoiceId, ReactNode>> = {
  bars: (
    <g className={styles.chart}>
      <rect x="8" y="28" width="14" height="26" />
      <rect x="30" y="12" width="14" height="42" />
      <rect x="52" y="20" width="14" height="34" />
      <rect x="74" y="34" width="14" height="20" />
    </g>
  ),
  horizontalBars: (
    <g className={styles.chart}>
      <rect x="4" y="4" width="84" height="9" />
      <rect x="4" y="18" width="62" height="9" />
      <rect x="4" y="32" width="44" height="9" />
      <rect x="4" y="46" width="26" height="9" />
    </g>
  ),
  stackedBars: (
    <g className={styles.chart}>
      <rect x="10" y="30" width="18" height="24" />
      <rect x="39" y="24" width="18" height="30" />
      <rect x="68" y="34" width="18" height="20" />
      <rect x="10" y="16" width="18" height="14" className={SECOND} />
      <rect x="39" y="8" width="18" height="16" className={SECOND} />
      <rect x="68" y="14" width="18" height="20" className={SECOND} />
    </g>
  ),
  signedBars: (
    <g className={styles.chart}>
      <rect x="8" y="10" width="14" height="20" />
      <rect x="30" y="4" width="14" height="26" />
      <rect x="52" y="14" width="14" height="16" />
      <rect x="74" y="8" width="14" height="22" />
      <rect x="8" y="30" width="14" height="12" className={SECOND} />
      <rect x="30" y="30" width="14" height="18" className={SECOND} />
      <rect x="52" y="30" width="14" height="10" className={SECOND} />
      <rect x="74" y="30" width="14" height="16" className={SECOND} />
    </g>
  ),
  lines: (
    <g className={styles.chart}>
      <path className={LINE} d="M4 44 24 30 44 36 68 14 92 20" />
    </g>
  ),
  stackedAreas: (
    <g className={styles.chart}>
      <path d="M4 54V42L34 34 62 38 92 28V54Z" />
      <path className={SECOND} d="M4 42 34 34 62 38 92 28V8L62 18 34 14 4 26Z" />
    </g>
  ),
  lineWithGaps: (
    <g className={styles.chart}>
      <path className={LINE} d="M4 40 20 28 36 32M56 18 74 24 92 10" />
    </g>
  ),
  scatter: (
    <g className={styles.chart}>
      <circle cx="10" cy="46" r="3.5" />
      <circle cx="22" cy="40" r="3.5" />
      <circle cx="30" cy="44" r="3.5" />
      <circle cx="40" cy="32" r="3.5" />
      <circle cx="50" cy="34" r="3.5" />
      <circle cx="58" cy="24" r="3.5" />
      <circle cx="70" cy="22" r="3.5" />
      <circle cx="80" cy="12" r="3.5" />
      <circle cx="88" cy="16" r="3.5" />
    </g>
  ),
  binnedBars: (
    <g className={styles.chart}>
      <rect x="6" y="44" width="11" height="10" />
      <rect x="18" y="34" width="11" height="20" />
      <rect x="30" y="16" width="11" height="38" />
      <rect x="42" y="8" width="11" height="46" />
      <rect x="54" y="20" width="11" height="34" />
      <rect x="66" y="32" width="11" height="22" />
      <rect x="78" y="46" width="11" height="8" />
    </g>
  ),
  pie: (
    <g className={styles.chart}>
      <path d="M48 28L48.0 3.0A25 25 0 0 1 55.7 51.8Z" />
      <path className={SECOND} d="M48 28L55.7 51.8A25 25 0 0 1 23.4 23.3Z" />
      <path className={THIRD} d="M48 28L23.4 23.3A25 25 0 0 1 48.0 3.0Z" />
    </g>
  ),
  donut: (
    <g className={styles.chart}>
      <path d="M48.0 3.0A25 25 0 0 1 48.0 53.0L48.0 41.0A13 13 0 0 0 48.0 15.0Z" />
      <path className={SECOND} d="M48.0 53.0A25 25 0 0 1 25.4 17.4L36.2 22.5A13 13 0 0 0 48.0 41.0Z" />
      <path className={THIRD} d="M25.4 17.4A25 25 0 0 1 48.0 3.0L48.0 15.0A13 13 0 0 0 36.2 22.5Z" />
    </g>
  ),
  rings: (
    <g className={styles.chart}>
      <path d="M48.0 14.0A14 14 0 1 1 39.8 39.3L43.9 33.7A7 7 0 1 0 48.0 21.0Z" />
      <path className={SECOND} d="M39.8 39.3A14 14 0 0 1 48.0 14.0L48.0 21.0A7 7 0 0 0 43.9 33.7Z" />
      <path d="M48.0 2.0A26 26 0 0 1 70.0 41.9L62.4 37.1A17 17 0 0 0 48.0 11.0Z" />
      <path className={THIRD} d="M68.0 44.6A26 26 0 0 1 32.7 49.0L38.0 41.8A17 17 0 0 0 61.1 38.8Z" />
      <path className={SECOND} d="M30.2 47.0A26 26 0 0 1 44.7 2.2L45.9 11.1A17 17 0 0 0 36.4 40.4Z" />
    </g>
  ),
  sparkline: (
    <g className={styles.chart}>
      <path className={LINE} d="M6 34 18 26 30 30 44 20 58 28 72 18 90 22" />
    </g>
  ),
  sparkBars: (
    <g className={styles.chart}>
      <rect x="8" y="30" width="8" height="10" />
      <rect x="20" y="22" width="8" height="18" />
      <rect x="32" y="26" width="8" height="14" />
      <rect x="44" y="18" width="8" height="22" />
      <rect x="56" y="24" width="8" height="16" />
      <rect x="68" y="16" width="8" height="24" />
      <rect x="80" y="20" width="8" height="20" />
    </g>
  ),
  sparkArea: (
    <g className={styles.chart}>
      <path className={SECOND} d="M6 40V32L24 26 42 30 62 18 90 24V40Z" />
      <path className={LINE} d="M6 32 24 26 42 30 62 18 90 24" />
    </g>
  ),
  gauge: (
    <g className={styles.chart}>
      <path d="M10.0 46.0A38 38 0 0 1 66.3 12.7L58.6 26.7A22 22 0 0 0 26.0 46.0Z" />
      <path className={THIRD} d="M66.3 12.7A38 38 0 0 1 86.0 46.0L70.0 46.0A22 22 0 0 0 58.6 26.7Z" />
    </g>
  ),
  heatMap: (
    <g className={styles.chart}>
      <rect x="14" y="4" width="16" height="14" />
      <rect x="32" y="4" width="16" height="14" className={SECOND} />
      <rect x="50" y="4" width="16" height="14" className={THIRD} />
      <rect x="68" y="4" width="16" height="14" className={SECOND} />
      <rect x="14" y="21" width="16" height="14" className={SECOND} />
      <rect x="32" y="21" width="16" height="14" />
      <rect x="50" y="21" width="16" height="14" />
      <rect x="68" y="21" width="16" height="14" className={THIRD} />
      <rect x="14" y="38" width="16" height="14" className={THIRD} />
      <rect x="32" y="38" width="16" height="14" className={SECOND} />
      <rect x="50" y="38" width="16" height="14" />
      <rect x="68" y="38" width="16" height="14" />
    </g>
  ),
  radar: (
    <g className={styles.chart}>
      <path className={THIRD} d="M48.0 2.0 70.5 15.0 70.5 41.0 48.0 54.0 25.5 41.0 25.5 15.0Z" />
      <path d="M48.0 4.6 61.5 20.2 66.0 38.4 48.0 41.0 32.2 37.1 28.9 16.9Z" />
    </g>
  ),
  treemap: (
    <g className={styles.chart}>
      <rect x="6" y="4" width="40" height="48" />
      <rect x="48" y="4" width="42" height="24" className={SECOND} />
      <rect x="48" y="30" width="20" height="22" className={THIRD} />
      <rect x="70" y="30" width="20" height="22" className={SECOND} />
    </g>
  ),
  funnel: (
    <g className={styles.chart}>
      <path d="M6 4H90L78 18H18Z" />
      <path className={SECOND} d="M19 21H77L67 35H29Z" />
      <path className={THIRD} d="M30 38H66L58 52H38Z" />
    </g>
  ),
  sankey: (
    <g className={styles.chart}>
      <path d="M6 6C48 6 48 4 90 4V20C48 20 48 28 6 28Z" />
      <path className={SECOND} d="M6 30C48 30 48 32 90 32V50C48 50 48 52 6 52Z" />
    </g>
  ),
  gantt: (
    <g className={styles.chart}>
      <rect x="6" y="6" width="30" height="10" />
      <rect x="26" y="23" width="38" height="10" className={SECOND} />
      <rect x="52" y="40" width="38" height="10" className={THIRD} />
    </g>
  ),
};
