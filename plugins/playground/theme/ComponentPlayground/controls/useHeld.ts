import {useState, type FocusEvent} from 'react';

export interface Held {
  /** Whether the focus is inside. */
  readonly isHeld: boolean;
  /** For the element around what must not go while the reader is in it. */
  readonly handlers: {readonly onFocus: () => void; readonly onBlur: (event: FocusEvent) => void};
}

/** Whether a reader is in a control, which then keeps its form whatever the value becomes. */
export function useHeld(): Held {
  const [isHeld, setHeld] = useState(false);
  return {
    isHeld,
    handlers: {
      onFocus: () => setHeld(true),
      onBlur: ({currentTarget, relatedTarget}) => setHeld(currentTarget.contains(relatedTarget)),
    },
  };
}
