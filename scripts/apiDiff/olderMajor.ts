import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {PROJECT_ROOT} from '../../src/node/project';
import {runProcess} from '../runProcess';
import type {ComparedProduct} from './products';

/** Inside the project, so that the older packages find their peers (React, MUI) where the newer ones do. */
const FOLDER = path.join(PROJECT_ROOT, 'node_modules/.cache/api-diff');

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const PARAMETERS = [
  'install',
  '--legacy-peer-deps',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--no-package-lock',
];

/**
 * Installs the older packages of a product from the registry.
 *
 * @returns the absolute path of their `node_modules` folder
 * @throws what npm says if it cannot
 */
export async function installOlderMajor({productId, older}: ComparedProduct): Promise<string> {
  const folder = path.join(FOLDER, productId);
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({private: true, dependencies: older}));
  const {code, output} = await runProcess(NPM, PARAMETERS, {folder});
  if (code !== 0) {
    throw new Error(`[api-diff] the older packages of ${productId} cannot be installed:\n${output}`);
  }
  return path.join(folder, 'node_modules');
}
