// Reads some releases of a product and keeps what they say, for snapshots.ts.
import {load} from '../load.mjs';

const [productId, ...versions] = process.argv.slice(2);
const {snapshotOf} = load('./history/snapshots.ts');
for (const version of versions) {
  await snapshotOf({productId, version});
}
