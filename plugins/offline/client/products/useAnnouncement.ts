import {useEffect, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import type {ProductState} from './state';

/** Screen readers hear of each quarter: of every file would be no help. */
const STEPS = 4;
const PERCENT = 100;

/** The share that is there, in steps of 25. */
function reachedPercent(state: ProductState | undefined): number {
  const progress = state?.status === 'saving' ? state.progress : undefined;
  return progress ? (Math.floor((progress.files / progress.ofFiles) * STEPS) * PERCENT) / STEPS : 0;
}

/** What a screen reader says as a product is saved or removed. What was so from the start is not said. */
export default function useAnnouncement(product: string, state: ProductState | undefined): string {
  const [announcement, setAnnouncement] = useState('');
  const status = state?.status;
  const savedAt = state && 'saved' in state ? state.saved?.savedAt : undefined;
  const percent = reachedPercent(state);
  const before = useRef({status, savedAt});
  useEffect(() => {
    const from = before.current;
    before.current = {status, savedAt};
    // An update that fails or is stopped leaves what was saved before.
    const isSaved = status === 'saved' && savedAt !== from.savedAt;
    if (status === 'saving') {
      setAnnouncement(
        translate(
          {
            id: 'offline.products.announce.saving',
            message: 'Saving {product}: {percent}%',
            description: 'Said by screen readers at each quarter of the files',
          },
          {product, percent: String(percent)},
        ),
      );
    } else if (from.status === 'saving' && isSaved) {
      setAnnouncement(
        translate(
          {
            id: 'offline.products.announce.saved',
            message: '{product} is saved and opens without a network.',
            description: 'Said by screen readers when all files are saved',
          },
          {product},
        ),
      );
    } else if (from.status === 'saving' && status !== 'elsewhere') {
      setAnnouncement(
        translate(
          {
            id: 'offline.products.announce.stopped',
            message: 'Saving {product} has stopped.',
            description: 'Said by screen readers when saving ends before its end',
          },
          {product},
        ),
      );
    } else if (from.status === 'removing') {
      setAnnouncement(
        translate(
          {
            id: 'offline.products.announce.removed',
            message: '{product} is no longer saved on this device.',
            description: 'Said by screen readers when the files of a product are deleted',
          },
          {product},
        ),
      );
    }
  }, [product, status, savedAt, percent]);
  return announcement;
}
