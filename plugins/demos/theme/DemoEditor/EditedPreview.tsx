import {useEffect, useSyncExternalStore, type ComponentType, type CSSProperties, type ReactNode} from 'react';
import type {EditingSession} from '../../client/editor/editingSession';
import {RunBoundary} from '../../client/editor/RunBoundary';

export interface Props {
  readonly session: EditingSession;
  /** The demo as it was written, for when no edited version works. */
  readonly original: ComponentType;
}

/** Written here, since a demo may run in a document of its own that has not the site's stylesheet. */
const SHOWN: CSSProperties = {display: 'contents'};
const OUT_OF_SIGHT: CSSProperties = {
  position: 'absolute',
  inset: 24,
  display: 'flex',
  justifyContent: 'center',
  visibility: 'hidden',
};

function Settled({onSettled}: {readonly onSettled: () => void}): null {
  useEffect(() => {
    // After the effects of the demo itself, and after React has dealt with what they threw.
    const timer = setTimeout(onSettled);
    return () => clearTimeout(timer);
  }, [onSettled]);
  return null;
}

/**
 * The last version of an edited demo that worked. The next one is rendered beside it, out of sight, and takes its place
 * once it has rendered and its effects have run.
 */
export default function EditedPreview({session, original: Original}: Props): ReactNode {
  const {worked, candidate} = useSyncExternalStore(session.subscribe, session.getState);
  const shown = worked.at(-1);
  const runs = [shown, candidate].filter((run) => run !== undefined);
  return (
    <>
      {!shown && (
        <RunBoundary onError={() => undefined}>
          <Original />
        </RunBoundary>
      )}
      {runs.map(({id, component: Component}) => (
        <div key={id} style={id === candidate?.id ? OUT_OF_SIGHT : SHOWN}>
          <Component />
          {id === candidate?.id && <Settled onSettled={() => session.settle(id)} />}
        </div>
      ))}
    </>
  );
}
