import {createServer} from 'node:net';

const OTHER_PORT = 'Name another port with --port';

/** Why a server cannot listen, and what to do about it, by the system's code. */
const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: `something runs there already. ${OTHER_PORT}`,
  EACCES: `ports below 1024 are for administrators. ${OTHER_PORT}`,
  EADDRNOTAVAIL: 'this machine has no such address. Name one of its own with --host',
  ENOTFOUND: 'no machine has that name. Name this one with --host',
};

/**
 * The error of a server that cannot listen, in one line; any other error as it is.
 *
 * @param command the name of the command in package.json
 */
export function listenError(command: string, port: number, host: string, error: unknown): unknown {
  const {code = ''} = error as NodeJS.ErrnoException;
  const reason = REASONS[code];
  return reason ? new Error(`[${command}] port ${port} of ${host} cannot be used: ${reason}.`) : error;
}

/**
 * Makes sure that a server can listen.
 *
 * @param command the name of the command in package.json
 * @param host name or address; the port has to be free at every address of this machine where it is left out
 * @throws where it cannot, in one line
 */
export async function requireFreePort(command: string, port: number, host?: string): Promise<void> {
  for (const place of host === undefined ? [undefined, 'localhost'] : [host]) {
    const server = createServer();
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error) => reject(listenError(command, port, place ?? 'localhost', error) as Error));
      server.listen(port, place, () => server.close(() => resolve()));
    });
  }
}
