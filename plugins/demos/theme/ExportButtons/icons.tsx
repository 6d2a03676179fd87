import type {ReactNode} from 'react';
import Icon from '@site/src/ui/Icon';

/** A bolt: the sign readers know StackBlitz by. */
export function StackBlitzIcon(): ReactNode {
  return (
    <Icon>
      <path d="M11.6 1.5 3.5 11.4h5L7.2 18.5l9.3-10.6h-5.4z" />
    </Icon>
  );
}

/** A box: the sign readers know CodeSandbox by. */
export function CodeSandboxIcon(): ReactNode {
  return (
    <Icon>
      <path d="M10 1.2 17.5 5.5v9L10 18.8 2.5 14.5v-9Zm0 2L5.4 5.8 10 8.4l4.6-2.6ZM4.2 7.3v6.2l4.9 2.8V10Zm11.6 0L10.9 10v6.3l4.9-2.8Z" />
    </Icon>
  );
}
