import {createServer, request as send, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** The login page of a network that stands in for every file. */
export const LOGIN_TITLE = 'Log in to the network';

/** How a network fails: it gives no answer, or this status, or its login page in the place of every file. */
type Failure = 'hang' | 'login' | number;

/** A network between a browser and a host. It also fails what a service worker fetches, which Playwright's routes do not see. */
export interface Proxy {
  /** The URL of the site through the proxy. */
  readonly url: string;
  /** Nothing where the network works. What hangs is cut off when this changes, as when a device changes its network. */
  failure: Failure | undefined;
  /** The one path that fails; without it all do. */
  failingPath: string | undefined;
  close(): Promise<void>;
}

/**
 * Puts a network that can fail before a host.
 *
 * @param host URL of a running server, without a slash at its end
 */
export async function proxyOf(host: string): Promise<Proxy> {
  let failure: Failure | undefined;
  const hanging = new Set<ServerResponse>();
  const forward = (request: IncomingMessage, response: ServerResponse): void => {
    const {method, headers, url = '/'} = request;
    const forwarded = send(host + url, {method, headers}, (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
    });
    // The browser or the host may go while a file is sent.
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  };
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const isSpared = proxy.failingPath !== undefined && proxy.failingPath !== request.url;
    if (failure === undefined || isSpared) {
      forward(request, response);
    } else if (failure === 'hang') {
      hanging.add(response);
    } else if (failure === 'login') {
      response.writeHead(200, {'content-type': 'text/html'}).end(`<!doctype html><title>${LOGIN_TITLE}</title>`);
    } else {
      response.writeHead(failure, {'content-type': 'text/html'}).end('<!doctype html><title>Error</title>');
    }
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const proxy: Proxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get failure() {
      return failure;
    },
    set failure(next) {
      failure = next;
      hanging.forEach((response) => response.destroy());
      hanging.clear();
    },
    failingPath: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}
