import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {ThemeProvider, createTheme} from '@mui/material/styles';

export interface Props {
  readonly children: ReactNode;
}

function useDarkPage(): boolean {
  const [dark, setDark] = useState(false);
  useEffect(() => {
    const page = document.documentElement;
    const read = (): void => setDark(page.getAttribute('data-theme') === 'dark');
    read();
    const observer = new MutationObserver(read);
    observer.observe(page, {attributeFilter: ['data-theme']});
    return () => observer.disconnect();
  }, []);
  return dark;
}

/** The theme of demos without the preferences plugin: MUI's default theme in the site's font and the page's mode. */
export default function ReaderTheme({children}: Props): ReactNode {
  const dark = useDarkPage();
  const theme = useMemo(
    () => createTheme({palette: {mode: dark ? 'dark' : 'light'}, typography: {fontFamily: 'var(--site-font-text)'}}),
    [dark],
  );
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
