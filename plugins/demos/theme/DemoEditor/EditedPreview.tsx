import {useSyncExternalStore, type ComponentType, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import DemoFrame from '@theme/DemoFrame';
import type {EditingSession} from '../../client/editor/editingSession';
import {RunBoundary} from '../../client/editor/RunBoundary';

export interface Props {
  readonly session: EditingSession;
  /** Name of the demo. */
  readonly name: string;
  /** The demo as it was written, for when no edited version works. */
  readonly original: ComponentType;
}

/** What a reader typed, running in a frame of its own; the demo as it was written until that works. */
export default function EditedPreview({session, name, original: Original}: Props): ReactNode {
  const {request, frame, isShown} = useSyncExternalStore(session.subscribe, session.getState);
  const title = translate(
    {id: 'demos.frame.edited', message: '{demo}, edited', description: 'Name of the frame in which edited code runs'},
    {demo: name},
  );
  return (
    <>
      {!isShown && (
        <RunBoundary onError={() => undefined}>
          <Original />
        </RunBoundary>
      )}
      {request && (
        <DemoFrame
          key={frame}
          request={request}
          title={title}
          isShown={isShown}
          onSettled={session.settle}
          onFailed={session.fail}
          onThrew={session.show}
          onEnd={session.end}
        />
      )}
    </>
  );
}
