import {createRoot} from 'react-dom/client';
import type {FrameStage, FromFrame, RunRequest} from '../messages';
import FrameRuns from './FrameRuns';
import {FrameSession} from './FrameSession';
import {followSize} from './followSize';
import './onDemand.module.css';

let session: FrameSession | undefined;

/** Shows the place that texts run in, the same as the page's stage. */
export function start(stage: FrameStage, send: (message: FromFrame) => void): void {
  session = new FrameSession(send);
  const place = document.createElement('div');
  document.body.append(place);
  followSize(place, send);
  createRoot(place).render(<FrameRuns session={session} stage={stage} />);
}

/** Runs a text, after the place is there. */
export function run(request: RunRequest): void {
  void session?.run(request);
}
