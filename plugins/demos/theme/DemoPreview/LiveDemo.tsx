import {lazy, Suspense, useLayoutEffect, useState, type ComponentType, type ReactNode} from 'react';
import ReaderTheme from '@theme/ReaderTheme';
import takeOver, {type TakeOver} from '../../client/start/takeOver';
import type {DemoStyles} from '../../types';
import DemoErrorBoundary from './DemoErrorBoundary';
import './onDemand.module.css';

export interface Props {
  readonly component: ComponentType;
  readonly styles?: DemoStyles | undefined;
  /** The demo brings its own theme and gets none from the reader. */
  readonly ownTheme?: boolean | undefined;
  /** Gives the demo a viewport of its own, under this title. */
  readonly frameTitle?: string | undefined;
  /** Called once the demo, or the message about its error, is in the page, with what puts it in the place of its rendering. */
  readonly onSettled?: ((take: TakeOver) => void) | undefined;
}

const FramedDemo = lazy(() => import('./FramedDemo'));

function Settled({onSettled}: Pick<Props, 'onSettled'>): null {
  // The server has no layout: there the effect is neither needed nor run.
  (__SERVER_BUNDLE__ ? () => undefined : useLayoutEffect)(() => onSettled?.(takeOver), [onSettled]);
  return null;
}

/**
 * The demo's own styles. Emotion writes into the head, and on the server beside the elements: an element after the demo wins
 * over MUI's styles, as in an app where Emotion is told to write first.
 */
function StyleElement({scope, css}: DemoStyles): ReactNode {
  const html = css.replace(/<\/(?=style)/gi, '<\\/');
  return <style data-demo-styles={scope} dangerouslySetInnerHTML={{__html: html}} />;
}

/** A running demo in the reader's MUI theme, inside a boundary that keeps its errors to itself. */
export default function LiveDemo({component: Component, styles, ownTheme, frameTitle, onSettled}: Props): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const guarded = (
    <>
      <DemoErrorBoundary key={attempt} onRetry={() => setAttempt(attempt + 1)}>
        <Component />
      </DemoErrorBoundary>
      {styles && <StyleElement {...styles} />}
    </>
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
