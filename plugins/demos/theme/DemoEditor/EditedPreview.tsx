import {useSyncExternalStore, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import DemoFrame from '@theme/DemoFrame';
import type {LinkedTheme} from '../../client/linkedCode/linkedTheme';
import type {EditingSession} from '../../client/editor/editingSession';

export interface Props {
  readonly session: EditingSession;
  /** Name of the demo. */
  readonly name: string;
  /** In place of the reader's theme, for code that came with one. */
  readonly linkedTheme?: LinkedTheme | undefined;
}

/** What a reader typed, running in a frame of its own, which gets ready while the first text is typed. */
export default function EditedPreview({session, name, linkedTheme}: Props): ReactNode {
  const {request, isFramed, frame, isShown} = useSyncExternalStore(session.subscribe, session.getState);
  const title = translate(
    {id: 'demos.frame.edited', message: '{demo}, edited', description: 'Name of the frame in which edited code runs'},
    {demo: name},
  );
  return (
    isFramed && (
      <DemoFrame
        key={frame}
        request={request}
        demo={session.demo}
        title={title}
        linkedTheme={linkedTheme}
        isShown={isShown}
        onSettled={session.settle}
        onFailed={session.fail}
        onThrew={session.show}
        onEnd={session.end}
      />
    )
  );
}
