import {useMemo, type ReactNode} from 'react';
import {CacheProvider, withEmotionCache} from '@emotion/react';
import {ThemeProvider} from '@mui/material/styles';
import {readerTheme} from '../client/readerTheme';
import useDirectionCache from '../client/useDirectionCache';
import ReaderPreferences from './ReaderPreferences';
import useReaderPreferences from './useReaderPreferences';
import styles from './ReaderTheme.module.css';

export interface Props {
  readonly children: ReactNode;
}

/** Renders one tree for both directions, so that demos keep their state when the direction changes. */
const Themed = withEmotionCache<Props>(({children}, leftToRight) => {
  const {state} = useReaderPreferences();
  const styled = useDirectionCache(state.direction, leftToRight);
  const direction = styled?.direction ?? state.direction;
  const preferences = useMemo(
    () => (direction === state.direction ? state : {...state, direction}),
    [state, direction],
  );
  return (
    styled && (
      <CacheProvider value={styled.cache}>
        <div dir={direction} className={styles.direction}>
          <ThemeProvider theme={readerTheme(preferences)}>{children}</ThemeProvider>
        </div>
      </CacheProvider>
    )
  );
});

/**
 * The theme of demos: MUI's default theme (radius 4) in the site's font, with the reader's mode, direction, density, spacing and palette. The
 * server renders the defaults with the surrounding Emotion cache.
 */
export default function ReaderTheme({children}: Props): ReactNode {
  return (
    <ReaderPreferences>
      <Themed>{children}</Themed>
    </ReaderPreferences>
  );
}
