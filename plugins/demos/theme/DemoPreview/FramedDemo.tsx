import {useLayoutEffect, useMemo, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import createCache from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import {ThemeProvider, type Theme} from '@mui/material/styles';
import ReaderTheme from '@theme/ReaderTheme';
import {PAGE_ATTRIBUTES} from '@site/src/site/storage';
import styles from './onDemand.module.css';

export interface Props {
  /** Name of the frame for screen readers. */
  readonly title: string;
  /** The demo brings its own theme and gets none from the reader. */
  readonly ownTheme?: boolean | undefined;
  readonly children: ReactNode;
}

const FONT_VARIABLE = '--site-font-text';

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

/** The fonts that the page's stylesheets bring: a frame is a document of its own and has none of them. */
function pageFonts(): string {
  const sheets = [...document.styleSheets].filter(({href}) => !href || new URL(href).origin === window.location.origin);
  const rules = sheets.flatMap((sheet) => [...sheet.cssRules]);
  return rules.flatMap((rule) => (rule instanceof CSSFontFaceRule ? [rule.cssText] : [])).join('\n');
}

/** Gives the frame the font of the page, under the name by which the theme of demos asks for it. */
function carryFontOver(frame: Window): void {
  const style = frame.document.createElement('style');
  const font = getComputedStyle(document.documentElement).getPropertyValue(FONT_VARIABLE);
  style.textContent = `:root{${FONT_VARIABLE}:${font}}\n${pageFonts()}`;
  frame.document.head.append(style);
}

interface ContentProps extends Pick<Props, 'ownTheme' | 'children'> {
  readonly frame: Window;
}

/** Gives the frame the page's mode, its direction (overlays need it too) and the look of plain text. */
function carryLookOver(frame: Window): void {
  const page = document.documentElement;
  const {documentElement: root, body} = frame.document;
  root.setAttribute(PAGE_ATTRIBUTES.mode, page.getAttribute(PAGE_ATTRIBUTES.mode) ?? '');
  root.dir = page.dir;
  // A scheme other than the page's would make the frame opaque.
  root.style.colorScheme = getComputedStyle(page).colorScheme;
  if (frame.frameElement) {
    const {color, font} = getComputedStyle(frame.frameElement);
    Object.assign(body.style, {color, font});
  }
}

/** Keeps the frame's look in step with the page's. */
function useFrameLook(frame: Window): void {
  useLayoutEffect(() => {
    const carryOver = (): void => carryLookOver(frame);
    carryOver();
    carryFontOver(frame);
    const observer = new MutationObserver(carryOver);
    observer.observe(document.documentElement, {attributeFilter: [PAGE_ATTRIBUTES.mode, 'dir']});
    return () => observer.disconnect();
  }, [frame]);
}

function FrameContent({frame, ownTheme, children}: ContentProps): ReactNode {
  useFrameLook(frame);
  // A key of its own: a cache named `css` would fetch the page's own style elements into the frame.
  const cache = useMemo(() => createCache({key: 'framed', container: frame.document.head}), [frame]);
  const themed = ownTheme ? (
    children
  ) : (
    <ReaderTheme>
      <ThemeProvider theme={(outer: Theme) => inFrame(outer, frame)}>{children}</ThemeProvider>
    </ReaderTheme>
  );
  return createPortal(<CacheProvider value={cache}>{themed}</CacheProvider>, frame.document.body);
}

/** A demo in a viewport of its own, for what depends on the viewport's width. */
export default function FramedDemo({title, ownTheme, children}: Props): ReactNode {
  const [frame, setFrame] = useState<Window | null>(null);
  return (
    <>
      <iframe
        className={styles.frame}
        title={title}
        srcDoc="<!doctype html><body style='margin:16px'>"
        onLoad={(event) => setFrame(event.currentTarget.contentWindow)}
      />
      {frame && (
        <FrameContent frame={frame} ownTheme={ownTheme}>
          {children}
        </FrameContent>
      )}
    </>
  );
}
