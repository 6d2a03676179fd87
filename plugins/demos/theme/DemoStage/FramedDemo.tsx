import {useMemo, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import createCache from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import {ThemeProvider, type Theme} from '@mui/material/styles';
import styles from './styles.module.css';

export interface Props {
  /** What the frame is called for screen readers. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Parts of MUI that would otherwise open in the page around the frame. */
const OVERLAYS = ['MuiDialog', 'MuiDrawer', 'MuiMenu', 'MuiModal', 'MuiPopover', 'MuiPopper'] as const;

/** Makes MUI ask the frame for its width and open its overlays inside it. */
function inFrame(outer: Theme, frame: Window): Theme {
  const overlay = {defaultProps: {container: frame.document.body}};
  return {
    ...outer,
    components: {
      ...outer.components,
      ...Object.fromEntries(OVERLAYS.map((name) => [name, overlay])),
      MuiUseMediaQuery: {defaultProps: {matchMedia: frame.matchMedia.bind(frame)}},
    },
  };
}

function FrameContent({frame, children}: {readonly frame: Window; readonly children: ReactNode}): ReactNode {
  // A key of its own: a cache named `css` would fetch the page's own style elements into the frame.
  const cache = useMemo(() => createCache({key: 'framed', container: frame.document.head}), [frame]);
  const content = (
    <CacheProvider value={cache}>
      <ThemeProvider theme={(outer: Theme) => inFrame(outer, frame)}>{children}</ThemeProvider>
    </CacheProvider>
  );
  return createPortal(content, frame.document.body);
}

/** A demo in a viewport of its own, for what depends on the viewport's width. */
export default function FramedDemo({title, children}: Props): ReactNode {
  const [frame, setFrame] = useState<Window | null>(null);
  return (
    <>
      <iframe
        className={styles.frame}
        title={title}
        srcDoc="<!doctype html><body style='margin:16px'>"
        onLoad={(event) => setFrame(event.currentTarget.contentWindow)}
      />
      {frame && <FrameContent frame={frame}>{children}</FrameContent>}
    </>
  );
}
