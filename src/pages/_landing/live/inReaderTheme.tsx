import type {ComponentType, ReactNode} from 'react';
import ReaderTheme from '@theme/ReaderTheme';

/** The component in the reader's MUI theme, as demos on the pages are. */
export default function inReaderTheme(Part: ComponentType): ComponentType {
  return function InReaderTheme(): ReactNode {
    return (
      <ReaderTheme>
        <Part />
      </ReaderTheme>
    );
  };
}
