import {lazy, Suspense, useLayoutEffect, useState, type ComponentType, type ReactNode} from 'react';
import ReaderTheme from '@theme/ReaderTheme';
import DemoErrorBoundary from './DemoErrorBoundary';

export interface Props {
  readonly component: ComponentType;
  /** The demo brings its own theme and gets none from the reader. */
  readonly ownTheme?: boolean | undefined;
  /** Gives the demo a viewport of its own, under this title. */
  readonly frameTitle?: string | undefined;
  /** Called once the demo, or what went wrong with it, stands in the page. */
  readonly onSettled?: (() => void) | undefined;
}

const FramedDemo = lazy(() => import('./FramedDemo'));

function Settled({onSettled}: Pick<Props, 'onSettled'>): null {
  // The server has no layout: there the effect is neither needed nor run.
  (__SERVER_BUNDLE__ ? () => undefined : useLayoutEffect)(() => onSettled?.(), [onSettled]);
  return null;
}

/** A running demo in the reader's MUI theme, inside a boundary that keeps its errors to itself. */
export default function LiveDemo({component: Component, ownTheme, frameTitle, onSettled}: Props): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const guarded = (
    <DemoErrorBoundary key={attempt} onRetry={() => setAttempt(attempt + 1)}>
      <Component />
    </DemoErrorBoundary>
  );
  if (frameTitle !== undefined) {
    return (
      <Suspense fallback={null}>
        <FramedDemo title={frameTitle} ownTheme={ownTheme}>
          {guarded}
        </FramedDemo>
        <Settled onSettled={onSettled} />
      </Suspense>
    );
  }
  return (
    <>
      {ownTheme ? guarded : <ReaderTheme>{guarded}</ReaderTheme>}
      <Settled onSettled={onSettled} />
    </>
  );
}
