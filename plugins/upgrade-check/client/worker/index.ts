import type {WorkerAnswer, WorkerRequest} from '../../types';
import {ChangeTable} from '../check/changeTable';
import {findInFile} from '../check/checkFile';

// The project is compiled with the types of pages, which exclude those of workers. These are the parts that are used here.
interface WorkerScope {
  postMessage(answer: WorkerAnswer): void;
  onmessage: ((event: {readonly data: WorkerRequest}) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;

let table: ChangeTable | undefined;

function answer(path: string, text: string): void {
  try {
    if (!table) {
      throw new Error('The list of API changes is not there yet.');
    }
    const {report, complete} = findInFile(path, text, table);
    if (!complete) {
      scope.postMessage({is: 'report', report});
      return;
    }
    scope.postMessage({is: 'found', report});
    scope.postMessage({is: 'report', report: complete()});
  } catch (error) {
    // Such as code that is nested too deeply for any parser.
    scope.postMessage({is: 'error', path, message: error instanceof Error ? error.message : String(error)});
  }
}

scope.onmessage = ({data}) => {
  if (data.is === 'rows') {
    table = new ChangeTable(data.rows);
    scope.postMessage({is: 'ready'});
  } else {
    answer(data.path, data.text);
  }
};
