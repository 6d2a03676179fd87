import {useLayoutEffect, useState, type ComponentType, type ReactNode} from 'react';
import ReaderTheme from '@theme/ReaderTheme';
import DemoErrorBoundary from './DemoErrorBoundary';

export interface Props {
  readonly component: ComponentType;
  /** Called once the demo, or what went wrong with it, stands in the page. */
  readonly onSettled?: () => void;
}

function Settled({onSettled}: Pick<Props, 'onSettled'>): null {
  // The server has no layout: there the effect is neither needed nor run.
  (__SERVER_BUNDLE__ ? () => undefined : useLayoutEffect)(() => onSettled?.(), [onSettled]);
  return null;
}

/** A running demo in the reader's MUI theme, inside a boundary that keeps its errors to itself. */
export default function LiveDemo({component: Component, onSettled}: Props): ReactNode {
  const [attempt, setAttempt] = useState(0);
  return (
    <ReaderTheme>
      <DemoErrorBoundary key={attempt} onRetry={() => setAttempt(attempt + 1)}>
        <Component />
      </DemoErrorBoundary>
      <Settled onSettled={onSettled} />
    </ReaderTheme>
  );
}
