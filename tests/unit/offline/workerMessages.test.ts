import {message} from '../../../scripts/fuzz/generators';
import {Random} from '../../../scripts/fuzz/random';
import {makeWorkerWorld, pageAt, type WorkerWorld} from './workerWorld';

const PAGE = 'https://mui.com/x/react-charts/';

let world: WorkerWorld;

beforeEach(async () => {
  world = makeWorkerWorld();
  world.network.set(PAGE, pageAt(PAGE, 'charts'));
  await world.start('one');
});

test.each([
  ['a URL that cannot be read', ['https://[', PAGE]],
  ['what is no URL', [null, {}, [['a']], 7, PAGE]],
  ['another host', ['https://example.org/x/', PAGE]],
])('among the used files, %s does not keep the worker from caching the others', async (_what, urls) => {
  await world.report({type: 'USED', urls});
  world.isOnline = false;
  expect(await world.get(PAGE, 'navigate')).toBe(pageAt(PAGE, 'charts'));
});

test('the worker survives any message, and asks other hosts for nothing', async () => {
  const log = jest.spyOn(console, 'error');
  for (let index = 0; index < 400; index += 1) {
    const data = message(new Random(`42 messages ${index}`));
    await expect(world.report(data).then(() => 'fine')).resolves.toBe('fine');
  }
  expect(log).not.toHaveBeenCalled();
  expect(world.asked.filter((url) => new URL(url, PAGE).origin !== 'https://mui.com')).toEqual([]);
});
