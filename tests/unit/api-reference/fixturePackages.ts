import path from 'node:path';
import type {PackageSource} from '@site/src/node/packages/api/packages';

const FOLDER = path.join(__dirname, '../../fixtures/api-reference/packages');

/** The fixture packages, as if they were those of Tree View. */
export function fixturePackage(name: 'basic' | 'plus' | 'lacking' | 'gone'): PackageSource {
  return {
    name: `@mui/x-${name}`,
    version: '1.2.3',
    productId: 'x-tree-view',
    plan: name === 'plus' ? 'pro' : 'community',
    folder: path.join(FOLDER, name),
  };
}
