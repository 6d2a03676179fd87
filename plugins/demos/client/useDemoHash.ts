import {useEffect, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import useCodeStyling from '@theme/useCodeStyling';
import useCodeVariant from '@theme/useCodeVariant';
import {readDemoHash} from './demoHash';

/**
 * Opens the source that the page's hash asks for, in the language and styling it asks for, and brings the demo into
 * view. What a hash chooses holds for the visit only.
 *
 * @param name name of the demo that listens
 * @param frame what is brought into view and gets the focus
 * @param open opens the source
 */
export default function useDemoHash(name: string, frame: RefObject<HTMLElement>, open: () => void): void {
  const {hash} = useLocation();
  const {showCodeVariant} = useCodeVariant();
  const {showCodeStyling} = useCodeStyling();
  useEffect(() => {
    const url = readDemoHash(hash);
    if (url?.name !== name) {
      return;
    }
    if (url.styling) {
      showCodeStyling?.(url.styling);
    }
    if (url.codeVariant) {
      showCodeVariant?.(url.codeVariant);
    }
    // Code that somebody sent opens in the editor, or not at all.
    if (url.codeVariant && url.state === undefined) {
      open();
    }
    frame.current?.scrollIntoView();
    frame.current?.focus({preventScroll: true});
  }, [hash, name, frame, open, showCodeVariant, showCodeStyling]);
}
