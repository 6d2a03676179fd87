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
  const before = useRef(state?.status);
  const status = state?.status;
  const percent = reachedPercent(state);
  useEffect(() => {
    const from = before.current;
    before.current = status;
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
    } else if (from === 'saving' && status === 'saved') {
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
    } else if (from === 'saving' && status === 'half') {
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
    } else if (from === 'removing') {
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
  }, [product, status, percent]);
  return announcement;
}
