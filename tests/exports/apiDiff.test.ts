import {readFileSync} from 'node:fs';
import path from 'node:path';
import {extractDiff} from '../../scripts/apiDiff/apiDiff';
import {installOlderMajor} from '../../scripts/apiDiff/olderMajor';
import {COMPARED_PRODUCTS} from '../../scripts/apiDiff/products';
import {diffText} from '../../scripts/apiDiff/writeDiffs';

jest.setTimeout(300_000);

test('the API changes of the pickers are what the packages of both majors say', async () => {
  const product = COMPARED_PRODUCTS.find(({productId}) => productId === 'x-date-pickers');
  if (!product) {
    throw new Error('The pickers are not compared.');
  }
  const file = path.resolve(__dirname, '../../plugins/releases/node/apiDiffs/x-date-pickers.json');
  expect(diffText(extractDiff(product, await installOlderMajor(product)))).toBe(readFileSync(file, 'utf8'));
});
