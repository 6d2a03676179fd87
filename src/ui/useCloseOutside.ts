import {useEffect, type RefObject} from 'react';

/** Closes a menu on a press or a focus anywhere else. */
export default function useCloseOutside(root: RefObject<HTMLElement>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const closeOutside = (event: Event): void => {
      if (!root.current?.contains(event.target as Node)) {
        close();
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [root, isOpen, close]);
}
