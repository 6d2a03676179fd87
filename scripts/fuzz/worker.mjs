// Checks the cases in a thread of their own, so that scripts/fuzz/fuzz.ts notices one that never ends.
import {parentPort, workerData} from 'node:worker_threads';
import {load} from '../load.mjs';

await load('./fuzz/runCases.ts').runCases(workerData, (report) => parentPort.postMessage(report));
