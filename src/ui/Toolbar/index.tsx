import type {ReactNode} from 'react';
import clsx from 'clsx';
import useRovingFocus from '../useRovingFocus';

export interface Props {
  /** What the toolbar is called for screen readers. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A line of buttons that is one tab stop; the arrow keys move inside. Its look is that of `.site-toolbar`. */
export default function Toolbar({label, className, children}: Props): ReactNode {
  const focus = useRovingFocus<HTMLDivElement>();
  return (
    <div {...focus} role="toolbar" aria-label={label} className={clsx('site-toolbar', className)}>
      {children}
    </div>
  );
}
