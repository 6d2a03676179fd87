import type {WorkerAnswer, WorkerRequest} from '../../types';
import {ChangeTable} from '../check/changeTable';
import {checkFile} from '../check/checkFile';

// The project is compiled with the types of pages, which exclude those of workers. These are the parts that are used here.
interface WorkerScope {
  postMessage(answer: WorkerAnswer): void;
  onmessage: ((event: {readonly data: WorkerRequest}) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;

let table: ChangeTable | undefined;

function answer(path: string, text: string): WorkerAnswer {
  try {
    if (!table) {
      throw new Error('The list of API changes is not there yet.');
    }
    return {is: 'report', report: checkFile(path, text, table)};
  } catch (error) {
    // Such as code that is nested too deeply for any parser.
    return {is: 'error', path, message: error instanceof Error ? error.message : String(error)};
  }
}

scope.onmessage = ({data}) => {
  if (data.is === 'rows') {
    table = new ChangeTable(data.rows);
    scope.postMessage({is: 'ready'});
  } else {
    scope.postMessage(answer(data.path, data.text));
  }
};
