import type * as EmotionCache from '@emotion/cache';
import type * as EmotionReact from '@emotion/react';
import type * as ReactServer from 'react-dom/server';
import type * as LiveDemoModule from './LiveDemo';
import type {DemoStyling} from '../../types';

/* eslint-disable @typescript-eslint/no-require-imports -- an import would bundle these for the browser too */
/** Renders a demo without a browser. In the browser's bundle the condition is `false`, so the code is left out. */
const server = __SERVER_BUNDLE__
  ? {
      LiveDemo: (require('./LiveDemo') as typeof LiveDemoModule).default,
      createCache: (require('@emotion/cache') as typeof EmotionCache).default,
      ...(require('@emotion/react') as Pick<typeof EmotionReact, 'CacheProvider'>),
      ...(require('react-dom/server') as Pick<typeof ReactServer, 'renderToStaticMarkup'>),
    }
  : undefined;
/* eslint-enable @typescript-eslint/no-require-imports */

/**
 * The demo as HTML with its styles inline, for the server's page.
 *
 * @throws when the demo cannot be rendered without a browser; the message names its file
 */
export function serverPreviewHtml(demo: DemoStyling, ownTheme?: boolean): string {
  if (!server || !demo.loaded) {
    return '';
  }
  const {LiveDemo, renderToStaticMarkup, createCache, CacheProvider} = server;
  try {
    return renderToStaticMarkup(
      <CacheProvider value={createCache({key: 'css'})}>
        <LiveDemo component={demo.loaded.default} styles={demo.loaded.styles} ownTheme={ownTheme} />
      </CacheProvider>,
      // Each server preview is a tree of its own: without a prefix their generated ids would be the same.
      {identifierPrefix: demo.file.replace(/\W+/g, '-')},
    );
  } catch (cause) {
    throw new Error(
      `[demos] ${demo.file}: the demo cannot be rendered on the server: ${(cause as Error).message}. Read the browser's objects in effects and event handlers only.`,
      {cause},
    );
  }
}
