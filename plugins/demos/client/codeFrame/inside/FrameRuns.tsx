import {useEffect, useSyncExternalStore, type CSSProperties, type ReactNode} from 'react';
import ReaderTheme from '@theme/ReaderTheme';
import type {FrameStage} from '../frameMessages';
import type {FrameSession} from './FrameSession';
import styles from './onDemand.module.css';

function Settled({onSettled}: {readonly onSettled: () => void}): null {
  useEffect(() => {
    // After the effects of the demo itself, and after React has dealt with what they threw.
    const timer = setTimeout(onSettled);
    return () => clearTimeout(timer);
  }, [onSettled]);
  return null;
}

export interface Props {
  readonly session: FrameSession;
  readonly stage: FrameStage;
}

/**
 * The last version of a text that worked. The next one is rendered beside it, out of sight, and takes its place once it has
 * rendered and its effects have run.
 */
export default function FrameRuns({session, stage}: Props): ReactNode {
  const {worked, candidate, styles: demoStyles} = useSyncExternalStore(session.subscribe, session.getState);
  const shown = worked.at(-1);
  const runs = [shown, candidate].filter((run) => run !== undefined);
  const style = {'--stage-padding': stage.padding, '--demo-height': stage.height} as CSSProperties;
  return (
    <div
      className={styles.stage}
      style={style}
      data-demo-preview=""
      data-viewport={stage.isViewport ? '' : undefined}
      data-own-look={stage.hasOwnLook ? '' : undefined}
    >
      <div className={styles.live} data-demo-styles={demoStyles?.scope}>
        {runs.map(({id, component: Component, ownTheme}) => {
          const isCandidate = id === candidate?.id;
          const content = (
            <div className={isCandidate ? styles.candidate : styles.shown}>
              <Component />
              {isCandidate && <Settled onSettled={() => session.settle(id)} />}
            </div>
          );
          return ownTheme ? <div key={id}>{content}</div> : <ReaderTheme key={id}>{content}</ReaderTheme>;
        })}
        {demoStyles && <style>{demoStyles.css}</style>}
      </div>
    </div>
  );
}
