import type {DemoInfo} from '../../types';

/* eslint-disable @typescript-eslint/no-require-imports -- an import would bundle these for the browser too */
function serverModules() {
  return {
    LiveDemo: (require('./LiveDemo') as typeof import('./LiveDemo')).default,
    createCache: (require('@emotion/cache') as typeof import('@emotion/cache')).default,
    ...(require('@emotion/react') as Pick<typeof import('@emotion/react'), 'CacheProvider'>),
    ...(require('react-dom/server') as Pick<typeof import('react-dom/server'), 'renderToStaticMarkup'>),
  };
}
/* eslint-enable @typescript-eslint/no-require-imports */

/**
 * The demo as HTML with its styles inline, for the server's page.
 *
 * @throws when the demo cannot be rendered without a browser; the message names its file
 */
export function posterHtml(demo: DemoInfo): string {
  if (!__SERVER_BUNDLE__ || !demo.loaded) {
    return '';
  }
  const {LiveDemo, renderToStaticMarkup, createCache, CacheProvider} = serverModules();
  try {
    return renderToStaticMarkup(
      <CacheProvider value={createCache({key: 'css'})}>
        <LiveDemo component={demo.loaded.default} />
      </CacheProvider>,
    );
  } catch (cause) {
    throw new Error(
      `[demos] ${demo.file}: the demo cannot be rendered on the server: ${(cause as Error).message}. Read the browser's objects in effects and event handlers only.`,
      {cause},
    );
  }
}
