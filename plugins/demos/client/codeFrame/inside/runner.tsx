import demoGroups from '@generated/demos/default/demoGroups';
import {createRoot, type Root} from 'react-dom/client';
import scope from '@theme/ReactLiveScope';
import {sitePackages} from '../../editor/sitePackages';
import type {FrameStage, FromFrame, RunRequest, SharedDemo} from '../frameMessages';
import FrameRuns from './FrameRuns';
import {FrameSession} from './FrameSession';
import {followSize} from './followSize';
import {watchRealm} from './realmCheck';

let session: FrameSession | undefined;
let root: Root | undefined;

/** Shows the place that texts run in, the same as the page's stage. */
export function start(stage: FrameStage, send: (message: FromFrame) => void): void {
  const place = document.createElement('div');
  const isTampered = watchRealm();
  session = new FrameSession({
    sources: {packages: sitePackages, demoGroups, scope},
    isBroken: () => isTampered() || !place.isConnected,
    send,
  });
  document.body.append(place);
  followSize(place, send);
  root = createRoot(place);
  showStage(stage);
}

/** Fits what is shown to the page's stage. */
export function showStage(stage: FrameStage): void {
  if (session) {
    root?.render(<FrameRuns session={session} stage={stage} />);
  }
}

/** Fetches what the texts of a demo need; if that fails, the first run tells. */
export function prepare(demo: SharedDemo | undefined): void {
  session?.prepare(demo).catch(() => undefined);
}

/** Runs a text, after the place is there. */
export function run(request: RunRequest): void {
  void session?.run(request);
}
