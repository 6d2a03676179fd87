import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import DemoFrame from '@theme/DemoFrame';
import {endProblem, type Problem} from '../editor/problems';
import type {RunRequest} from './frameMessages';

export interface FramedTextProps {
  readonly run: Omit<RunRequest, 'id'>;
  /** Name of what the text shows. */
  readonly name: string;
  /** Told of what is printed on the console. */
  readonly onPrinted?: (text: string) => void;
  /** Told when the text is shown; with what was wrong with it if it is not. */
  readonly onEnd?: (problem: Problem | undefined) => void;
}

/** A text that runs in a frame, without an editor. */
export function FramedText({run, name, onPrinted, onEnd}: FramedTextProps): ReactNode {
  const [isShown, setShown] = useState(false);
  // Another number is another frame.
  const [firstOfFrame, setFirstOfFrame] = useState(0);
  const [isGone, setGone] = useState(false);
  const [request, setRequest] = useState<RunRequest>({...run, id: 0});
  if (run.text !== request.text) {
    setRequest({...run, id: request.id + 1});
    if (isGone) {
      setGone(false);
      setFirstOfFrame(request.id + 1);
    }
  }
  const title = translate(
    {id: 'demos.frame.result', message: 'Result of {name}', description: 'Name of the frame in which code runs'},
    {name},
  );
  return isGone ? null : (
    <DemoFrame
      key={firstOfFrame}
      request={request}
      title={title}
      isShown={isShown}
      onSettled={() => {
        setShown(true);
        onEnd?.(undefined);
      }}
      onFailed={(_id, problem) => {
        setShown(false);
        onEnd?.(problem);
      }}
      onThrew={() => undefined}
      {...(onPrinted && {onPrinted})}
      onEnd={(why) => {
        setShown(false);
        if (why === 'broken' && request.id !== firstOfFrame) {
          // Another text may have broken the document.
          setFirstOfFrame(request.id);
        } else {
          setGone(true);
          onEnd?.(endProblem(why));
        }
      }}
    />
  );
}
