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

/** One tree for both directions: what a reader did in a demo outlives a change. */
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
 * MUI's default theme (radius 4) in the reader's mode, direction, density, spacing and palette: what demos run in. The
 * server, which knows no reader, renders the defaults in the styles' cache of the surroundings.
 */
export default function ReaderTheme({children}: Props): ReactNode {
  return (
    <ReaderPreferences>
      <Themed>{children}</Themed>
    </ReaderPreferences>
  );
}
