import path from 'node:path';
import {DOCUMENTED_PACKAGES} from '../../src/site/packages';
import type {ProductId} from '../../src/site/products';
import type {PackageSource} from '../../src/node/packages/api/packages';
import {compilerFolder} from '../../src/node/packages/documentedPackages';
import {PROJECT_ROOT} from '../../src/node/project';

/** Inside the project, so that older packages find their peers (React, MUI) where the installed ones do. */
const FOLDER = path.join(PROJECT_ROOT, 'node_modules/.cache/history');

/** The folder of a release of a product, to which its packages are downloaded. */
export function releaseFolder(productId: ProductId, version: string): string {
  return path.join(FOLDER, productId, version);
}

/** The documented packages of a product as a release has them, the lowest plan first. */
export function packagesOfRelease(productId: ProductId, version: string): PackageSource[] {
  return DOCUMENTED_PACKAGES.filter((documented) => documented.productId === productId).map(({name, plan}) => ({
    name,
    productId,
    plan,
    version,
    folder: compilerFolder(path.join(releaseFolder(productId, version), 'node_modules', name)),
  }));
}
