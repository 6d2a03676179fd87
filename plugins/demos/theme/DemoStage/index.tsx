import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {DEMO_LOAD_MARGIN_PX} from '@site/src/site/limits';
import useNearViewport from '@site/src/ui/useNearViewport';
import {posterHtml} from './poster';
import StageMessage from './StageMessage';
import type {Props as LiveDemoProps} from './LiveDemo';
import type {DemoStyling} from '../../types';
import styles from './styles.module.css';

export interface Props {
  readonly demo: DemoStyling;
  /** Runs in place of the demo: what a reader made of it. */
  readonly preview?: ComponentType | undefined;
  readonly height: number | undefined;
  readonly bleed: boolean;
  readonly ownTheme?: boolean | undefined;
  /** Gives the demo a viewport of its own, under this title. */
  readonly frameTitle?: string | undefined;
}

interface Live {
  readonly LiveDemo: ComponentType<LiveDemoProps>;
  readonly component: ComponentType;
}

function useLive(demo: DemoStyling, near: boolean): {live?: Live; failed: boolean} {
  const [state, setState] = useState<{live?: Live; failed: boolean}>({failed: false});
  useEffect(() => {
    if (!near) {
      return undefined;
    }
    let current = true;
    Promise.all([import('./LiveDemo'), demo.load()]).then(
      ([frame, module]) =>
        current && setState({live: {LiveDemo: frame.default, component: module.default}, failed: false}),
      () => current && setState({failed: true}),
    );
    return () => {
      current = false;
    };
  }, [demo, near]);
  return state;
}

/** The server's rendering of the demo, left alone by hydration; empty where the page came by navigation. */
function Poster({demo, ownTheme}: {readonly demo: DemoStyling; readonly ownTheme: boolean | undefined}): ReactNode {
  const html = __SERVER_BUNDLE__ ? posterHtml(demo, ownTheme) : '';
  return <div className={styles.poster} suppressHydrationWarning dangerouslySetInnerHTML={{__html: html}} />;
}

/**
 * The place where a demo runs. The server's rendering stands in until the demo, fetched when it comes near the viewport,
 * has rendered itself.
 */
export default function DemoStage({demo, preview, height, bleed, ownTheme, frameTitle}: Props): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const near = useNearViewport(stage, DEMO_LOAD_MARGIN_PX);
  const {live, failed} = useLive(demo, near);
  const [settled, setSettled] = useState(false);
  const onSettled = useCallback(() => setSettled(true), []);
  const style = height === undefined ? undefined : {'--demo-height': `${height}px`};

  return (
    <div
      ref={stage}
      className={styles.stage}
      data-demo-stage=""
      data-bleed={bleed || frameTitle !== undefined || undefined}
      data-live={settled || undefined}
      style={style as React.CSSProperties}
    >
      {!settled && frameTitle === undefined && <Poster demo={demo} ownTheme={ownTheme} />}
      {failed && <StageMessage kind="unreachable" />}
      {live && (
        <div className={styles.live}>
          <live.LiveDemo
            key={preview ? 'edited' : 'written'}
            component={preview ?? live.component}
            ownTheme={ownTheme}
            frameTitle={frameTitle}
            onSettled={onSettled}
          />
        </div>
      )}
    </div>
  );
}
