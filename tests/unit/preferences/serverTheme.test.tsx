/** @jest-environment node */
import createCache from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import Button from '@mui/material/Button';
import {ThemeProvider, createTheme} from '@mui/material/styles';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import ReaderTheme from '../../../plugins/preferences/theme/ReaderTheme';

function htmlOf(demo: ReactNode): string {
  return renderToStaticMarkup(<CacheProvider value={createCache({key: 'css'})}>{demo}</CacheProvider>);
}

test('the server renders what MUI renders by default in the font of the site, left to right, with the classes that the browser will use', () => {
  const plain = htmlOf(
    <ThemeProvider theme={createTheme({typography: {fontFamily: 'var(--site-font-text)'}})}>
      <Button variant="contained">Save</Button>
    </ThemeProvider>,
  );
  expect(plain).toMatch(/class="[^"]*\bcss-/);
  const themed = htmlOf(
    <ReaderTheme>
      <Button variant="contained">Save</Button>
    </ReaderTheme>,
  );
  expect(themed).toBe(`<div dir="ltr" class="direction">${plain}</div>`);
});
