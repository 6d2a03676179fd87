import type {ReactNode} from 'react';

/** The SVG of a picture: 160 by 96, in the text color and the primary color. */
function Sheet({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <svg viewBox="0 0 160 96" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      {children}
    </svg>
  );
}

const ACCENT = 'var(--site-primary)';

/** Widths of the bars that represent text, in three columns of four rows. */
const GRID_ROWS: readonly (readonly [number, number, number])[] = [
  [26, 34, 14],
  [20, 28, 18],
  [30, 22, 12],
  [24, 36, 16],
];

export function GridPicture(): ReactNode {
  return (
    <Sheet>
      <rect x="16" y="8" width="128" height="80" rx="6" opacity="0.35" />
      <path d="M16 24h128M60 8v80M112 8v80" opacity="0.35" />
      <rect x="16.75" y="41" width="126.5" height="15" fill={ACCENT} stroke="none" opacity="0.18" />
      {GRID_ROWS.map((widths, row) =>
        widths.map((width, column) => (
          <rect
            key={`${row}-${column}`}
            x={[24, 68, 120][column]}
            y={30 + row * 15}
            width={width}
            height="4"
            rx="2"
            fill={row === 1 ? ACCENT : 'currentColor'}
            stroke="none"
            opacity={row === 1 ? 1 : 0.4}
          />
        )),
      )}
      <path d="M24 16h18M68 16h22M120 16h12" strokeWidth="4" strokeLinecap="round" opacity="0.7" />
    </Sheet>
  );
}

export function PickersPicture(): ReactNode {
  const days = Array.from({length: 28}, (_unused, index) => index);
  return (
    <Sheet>
      <rect x="32" y="6" width="96" height="84" rx="8" opacity="0.35" />
      <path d="M44 18h26" strokeWidth="4" strokeLinecap="round" opacity="0.7" />
      <path d="m108 14-4 4 4 4m6-8 4 4-4 4" opacity="0.6" />
      <rect x="54.5" y="45.5" width="51" height="11" rx="5.5" fill={ACCENT} stroke="none" opacity="0.2" />
      {days.map((day) => {
        const isEnd = day === 8 || day === 11;
        return (
          <circle
            key={day}
            cx={47 + (day % 7) * 11}
            cy={37 + Math.floor(day / 7) * 14}
            r={isEnd ? 5 : 2}
            fill={isEnd ? ACCENT : 'currentColor'}
            stroke="none"
            opacity={isEnd ? 1 : 0.4}
          />
        );
      })}
    </Sheet>
  );
}

export function ChartsPicture(): ReactNode {
  const bars = [26, 40, 32, 54, 46, 62];
  return (
    <Sheet>
      <path d="M24 10v74h116" opacity="0.35" />
      {bars.map((height, index) => (
        <rect
          key={height}
          x={34 + index * 18}
          y={84 - height}
          width="10"
          height={height}
          rx="2"
          fill={index === 3 ? ACCENT : 'currentColor'}
          stroke="none"
          opacity={index === 3 ? 1 : 0.28}
        />
      ))}
      <path d="m39 50 18-12 18 4 18-20 18 6 18-12" stroke={ACCENT} strokeWidth="2" strokeLinejoin="round" />
    </Sheet>
  );
}

export function TreePicture(): ReactNode {
  const items: readonly (readonly [number, number, number])[] = [
    [24, 14, 44],
    [44, 32, 56],
    [64, 50, 38],
    [64, 66, 48],
    [24, 84, 40],
  ];
  return (
    <Sheet>
      <path d="M30 20v52m0-38h8M50 40v26m0-14h8m-8 14h8" opacity="0.35" />
      <rect x="58" y="43" width="60" height="14" rx="5" fill={ACCENT} stroke="none" opacity="0.2" />
      {items.map(([x, y, width], index) => (
        <g key={y} stroke="none" fill={index === 2 ? ACCENT : 'currentColor'} opacity={index === 2 ? 1 : 0.5}>
          <circle cx={x + 6} cy={y} r="3" />
          <rect x={x + 15} y={y - 2} width={width} height="4" rx="2" />
        </g>
      ))}
    </Sheet>
  );
}
