import {createServer, type AddressInfo, type Server} from 'node:net';
import {listenError, requireFreePort} from '../../../scripts/ports';

let server: Server;
let port: number;

/** Takes a port, as another program on the machine does. */
function listen(host: string): Promise<void> {
  server = createServer();
  return new Promise((resolve) => {
    server.listen(0, host, () => {
      port = (server.address() as AddressInfo).port;
      resolve();
    });
  });
}

const close = (): Promise<void> => new Promise((resolve) => void server.close(() => resolve()));

test('a port that something listens at is told, and can be used as soon as it is free', async () => {
  await listen('127.0.0.1');
  const message = `[start] port ${port} of localhost cannot be used: something runs there already. Name another port with --port.`;
  await expect(requireFreePort('start', port)).rejects.toThrow(message);
  await expect(requireFreePort('start', port, '127.0.0.1')).rejects.toThrow(`port ${port} of 127.0.0.1 cannot`);
  await close();
  await expect(requireFreePort('start', port)).resolves.toBeUndefined();
});

test('an address that the machine does not have is told', async () => {
  // For documentation: no machine has it.
  await expect(requireFreePort('start', port, '192.0.2.1')).rejects.toThrow(
    `[start] port ${port} of 192.0.2.1 cannot be used: this machine has no such address. Name one of its own with --host.`,
  );
});

test('errors that no person can do anything about stay as they are', () => {
  const error = Object.assign(new Error('too many open files'), {code: 'EMFILE'});
  expect(listenError('serve', 3000, '127.0.0.1', error)).toBe(error);
});
