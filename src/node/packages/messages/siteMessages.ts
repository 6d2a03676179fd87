import {DOCUMENTED_PACKAGES} from '../../../site/packages';
import type {PackageMessage} from '../../../site/packageMessages';
import type {ProductId} from '../../../site/products';
import {oncePerProcess} from '../../oncePerProcess';
import {LICENSE_PACKAGE, messagesAt, packagesOfProduct, sitesOfPackage} from './collect';

/**
 * Every message of the documented packages, read once for as long as the process runs.
 *
 * @throws PluginError for a message that cannot be read
 */
export function siteMessages(): readonly PackageMessage[] {
  return oncePerProcess('messages of the packages', () => {
    const packages = [...DOCUMENTED_PACKAGES.map(({name}) => name as string), LICENSE_PACKAGE];
    return messagesAt(packages.flatMap(sitesOfPackage));
  });
}

/** The messages that the packages of a product print, each with the files of these packages alone. */
export function messagesOfProduct(messages: readonly PackageMessage[], productId: ProductId): PackageMessage[] {
  const packages = packagesOfProduct(productId);
  return messages.flatMap((message) => {
    const files = message.files.filter(({packageName}) => packages.includes(packageName));
    return files.length > 0 ? [{...message, files}] : [];
  });
}
