import type {Extraction} from '@site/src/node/packages/api/extract';
import {compilerAnswers, type CompilerAnswers} from './compilerAnswers';
import {siteExtraction} from './siteExtraction';

let extraction: Extraction | undefined;
let answers: CompilerAnswers | undefined;

beforeAll(async () => {
  extraction = await siteExtraction();
  answers = compilerAnswers(extraction);
}, 240_000);

function ready<Value>(value: Value | undefined): Value {
  if (value === undefined) {
    throw new Error('Ask in a test: the pages and the answers are read before the first one.');
  }
  return value;
}

/** What the pages say, and what the compiler says of the same. */
export const siteAnswers = {
  extraction: () => ready(extraction),
  answers: () => ready(answers),
} as const;
