import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {sourceUrl} from '../../../src/node/packages/messages/sourceUrls';
import {messagesOfProduct, siteMessages} from '../../../src/node/packages/messages/siteMessages';
import {PROJECT_ROOT} from '../../../src/node/project';
import {apiFolderOf, versionOfFile} from '../../../src/node/versions';
import type {ProductId} from '../../../src/site/products';
import type {ShownMessage} from '../types';

type ByProduct = Readonly<Partial<Record<ProductId, readonly ShownMessage[]>>>;

/** The products whose packages print messages. */
export const PRODUCTS_WITH_MESSAGES = [
  'x-data-grid',
  'x-date-pickers',
  'x-charts',
  'x-tree-view',
] as const satisfies readonly ProductId[];

/** The messages of the installed packages by product, as a page shows them. */
export function currentMessages(): ByProduct {
  const messages = siteMessages();
  return Object.fromEntries(
    PRODUCTS_WITH_MESSAGES.map((productId) => [
      productId,
      messagesOfProduct(messages, productId).map(({files, ...message}) => ({
        ...message,
        files: files.map((file) => ({...file, url: sourceUrl(file)})),
      })),
    ]),
  );
}

function snapshotFile(version: string, siteFolder: string): string {
  return path.join(siteFolder, apiFolderOf(version), 'messages.json');
}

/** Keeps the messages of today for a version whose pages were just copied. */
export function snapshotMessages(version: string, siteFolder: string): void {
  const file = snapshotFile(version, siteFolder);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify(currentMessages(), null, 1)}\n`);
}

/**
 * What a page may show: the messages of its own version's packages.
 *
 * @param pageFile path from the project's root
 */
export function messagesForPage(pageFile: string, siteFolder = PROJECT_ROOT): ByProduct {
  const version = versionOfFile(pageFile);
  if (version === undefined) {
    return currentMessages();
  }
  const file = snapshotFile(version, siteFolder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ByProduct) : {};
}
