import type {WorkerSettings} from '../../types';

// The project is compiled with the types of pages, which exclude those of workers. These are the parts that this plugin uses.

export interface ExtendableEvent extends Event {
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The response to the request for a page that the browser has sent while the worker was still starting. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

export interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableMessageEvent;
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {claim(): Promise<void>};
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}

/** The worker's globals. */
export const scope = globalThis as unknown as WorkerScope;

/** The bundler puts the settings here. */
declare const __OFFLINE__: WorkerSettings;

export const settings: WorkerSettings = __OFFLINE__;
