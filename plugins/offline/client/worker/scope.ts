import type {WorkerSettings} from '../../types';

// The project's types are those of pages. These are the parts of a worker's that this plugin uses.

export interface LastingEvent extends Event {
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  /** What the browser has asked for a page while the worker was still starting. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

export interface MessageToWorker extends LastingEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  activate: LastingEvent;
  fetch: RequestEvent;
  message: MessageToWorker;
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {claim(): Promise<void>};
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}

/** The worker's globals. */
export const scope = globalThis as unknown as WorkerScope;

/** Put in when the worker is built. */
declare const __OFFLINE__: WorkerSettings;

export const settings: WorkerSettings = __OFFLINE__;
