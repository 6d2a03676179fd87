import {translate} from '@docusaurus/Translate';
import {megabytes} from './formats';
import type {Problem} from './problems';

/** What a reader is told of a problem, and what can be done. */
export function problemText(problem: Problem, language: string): string {
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
      return translate({
        id: 'offline.products.problem.full',
        message:
          "The browser's storage is full. Free some space on the device and continue, or remove what was saved so far.",
        description: 'A product was not saved because the storage became full in the middle',
      });
    case 'network':
      return translate({
        id: 'offline.products.problem.network',
        message: 'The network does not answer. What was saved so far stays. Continue once you are online.',
        description: 'A product was not saved because the connection is gone',
      });
    case 'host':
      return translate({
        id: 'offline.products.problem.host',
        message:
          'Something else than the files of the site came over the network, such as an error or a login page. Open any page of the site to see it, then continue.',
        description: 'A product was not saved because the host or the network answered with something else',
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
