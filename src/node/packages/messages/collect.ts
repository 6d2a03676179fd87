import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DOCUMENTED_PACKAGES} from '../../../site/packages';
import type {PackageMessage} from '../../../site/packageMessages';
import type {ProductId} from '../../../site/products';
import {PluginError} from '../../errors';
import {installedFolder} from '../../project';
import {SITES_WITHOUT_MESSAGE} from './exclusions';
import {messageIds} from './ids';
import {messageSites, saysSomething, type MessageSite} from './sites';

/** The package that the commercial packages check their license with. */
export const LICENSE_PACKAGE = '@mui/x-license-pro';

/** The same code again, compiled for others. */
const OTHER_BUILDS = new Set(['modern', 'legacy', 'node', 'umd', 'cjs', 'node_modules']);

/** The packages that print the messages of a product, the plainest first. */
export function packagesOfProduct(productId: ProductId): string[] {
  const own = DOCUMENTED_PACKAGES.filter((documented) => documented.productId === productId);
  const needsLicense = own.some(({plan}) => plan !== 'community');
  return [...own.map(({name}) => name), ...(needsLicense ? [LICENSE_PACKAGE] : [])];
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      return OTHER_BUILDS.has(entry.name) ? [] : filesBelow(file);
    }
    return entry.name.endsWith('.js') ? [file] : [];
  });
}

/** A place of a package that prints, and the file that it is in. */
export interface PackageSite extends MessageSite {
  readonly packageName: string;
  /** Path in the package. */
  readonly file: string;
}

/**
 * Every place of a package that prints or throws. Where a package keeps its modules apart, in `esm`, those are read.
 *
 * @throws when the package is not installed
 */
export function sitesOfPackage(packageName: string): PackageSite[] {
  const installed = installedFolder(packageName);
  const modules = path.join(installed, 'esm');
  return filesBelow(existsSync(modules) ? modules : installed)
    .sort()
    .flatMap((absolute) => {
      const file = path.relative(installed, absolute).split(path.sep).join('/');
      return messageSites(readFileSync(absolute, 'utf8')).map((site) => ({...site, packageName, file}));
    });
}

/** Whether a place is known to print nothing of its own. */
function isExcluded({file, code}: Pick<PackageSite, 'file' | 'code'>): boolean {
  return SITES_WITHOUT_MESSAGE.some((known) => file.endsWith(known.file) && code.startsWith(known.code));
}

/** Places whose message could not be read, as errors that say what to do. */
function unreadProblem(sites: readonly PackageSite[]): PluginError | undefined {
  const [first] = sites.filter((site) => !site.texts.some(saysSomething) && !isExcluded(site));
  return (
    first &&
    new PluginError(
      'messages',
      `"${first.code}" prints a message that could not be read. Teach src/node/packages/messages/expressions.ts to read it, or list it in exclusions.ts with the reason why it has none.`,
      {file: `${first.packageName}/${first.file}`},
    )
  );
}

/**
 * The messages at some places, each text once, in the order of the packages and their files.
 *
 * @throws PluginError for a place whose message cannot be read and that is not known to have none
 */
export function messagesAt(sites: readonly PackageSite[]): PackageMessage[] {
  const problem = unreadProblem(sites);
  if (problem) {
    throw problem;
  }
  const merged = new Map<string, Omit<PackageMessage, 'id'>>();
  for (const {level, texts, packageName, file, ...site} of sites) {
    if (isExcluded({file, ...site})) {
      continue;
    }
    for (const parts of texts.filter(saysSomething)) {
      const key = parts.filter((_, index) => index % 2 === 0).join('\0');
      const known = merged.get(key) ?? {parts, level, files: []};
      const isKnown = known.files.some((own) => own.packageName === packageName && own.path === file);
      merged.set(key, isKnown ? known : {...known, files: [...known.files, {packageName, path: file}]});
    }
  }
  const messages = [...merged.values()];
  const ids = messageIds(messages);
  return messages.map((message, index) => ({id: ids[index] ?? '', ...message}));
}
