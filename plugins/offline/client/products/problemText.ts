import {translate} from '@docusaurus/Translate';
import {megabytes} from './formats';
import type {Problem} from './problems';
import type {ProductState} from './state';

/**
 * What a reader is told of a problem, and what can be done.
 *
 * @param status that of the product: only a half is continued, anything else is tried again
 */
export function problemText(problem: Problem, status: ProductState['status'], language: string): string {
  const isHalf = status === 'half';
  switch (problem.kind) {
    case 'room':
      return translate(
        {
          id: 'offline.products.problem.room',
          message:
            'There is not enough room: this needs {needed}, and the browser has {free} left for the site. Free some space, then try again.',
          description: 'A product was not saved because it does not fit; nothing was downloaded',
        },
        {needed: megabytes(problem.needed, language), free: megabytes(problem.free, language)},
      );
    case 'full':
      return isHalf
        ? translate({
            id: 'offline.products.problem.full',
            message:
              "The browser's storage is full. Free some space on the device and continue, or remove what was saved so far.",
            description: 'A product was not saved because the storage became full in the middle',
          })
        : translate({
            id: 'offline.products.problem.fullAtStart',
            message: "The browser's storage is full. Free some space on the device, then try again.",
            description: 'No file of a product was saved because the storage is full',
          });
    case 'network':
      return isHalf
        ? translate({
            id: 'offline.products.problem.network',
            message: 'The network does not answer. What was saved so far stays. Continue once you are online.',
            description: 'A product was not saved because the connection is gone',
          })
        : translate({
            id: 'offline.products.problem.networkAtStart',
            message: 'The network does not answer. Try again once you are online.',
            description: 'No file of a product was saved because the connection is gone',
          });
    case 'host':
      return isHalf
        ? translate({
            id: 'offline.products.problem.host',
            message:
              'Something else than the files of the site came over the network, such as an error or a login page. Open any page of the site to see it, then continue.',
            description: 'A product was not saved because the host or the network answered with something else',
          })
        : translate({
            id: 'offline.products.problem.hostAtStart',
            message:
              'Something else than the files of the site came over the network, such as an error or a login page. Open any page of the site to see it, then try again.',
            description: 'No file of a product was saved because the host or the network answered with something else',
          });
    case 'storage':
      return translate({
        id: 'offline.products.problem.storage',
        message:
          "The browser cannot write to the site's storage. Check its privacy settings and whether the disk is full, then try again.",
        description: 'A product was not saved because the browser does not write',
      });
    case 'worker':
      return translate({
        id: 'offline.products.problem.worker',
        message:
          'The browser refuses the service worker that opens saved pages without a network. Check its privacy settings, then try again.',
        description: 'A product was not saved because the browser refuses the registration of the service worker',
      });
  }
}
