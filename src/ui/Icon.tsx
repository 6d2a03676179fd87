import type {ReactNode} from 'react';

/** The frame of the toolbar's pictures: a 20 by 20 sheet in the color of the text. */
export default function Icon({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" fill="currentColor" aria-hidden="true">
      {children}
    </svg>
  );
}
