import {createRoot} from 'react-dom/client';
import type {FrameStage, FromFrame, RunRequest} from '../messages';
import FrameRuns from './FrameRuns';
import {FrameSession} from './FrameSession';
import {followSize} from './followSize';
import {watchRealm} from './realmCheck';
import './onDemand.module.css';

/** What a frame does with a text. */
let runText: ((request: RunRequest) => void) | undefined;

/** Shows the place that texts run in, the same as the page's stage. */
export function start(stage: FrameStage, send: (message: FromFrame) => void): void {
  const session = new FrameSession(send);
  const isTampered = watchRealm();
  const place = document.createElement('div');
  document.body.append(place);
  runText = (request) => {
    // Code that ran before may have emptied the document, or replaced what this code relies on.
    if (isTampered() || !place.isConnected) {
      send({type: 'broken'});
    } else {
      void session.run(request);
    }
  };
  followSize(place, send);
  createRoot(place).render(<FrameRuns session={session} stage={stage} />);
}

/** Runs a text, after the place is there. */
export function run(request: RunRequest): void {
  runText?.(request);
}
