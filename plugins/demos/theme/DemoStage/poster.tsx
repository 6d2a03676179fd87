import type {ComponentType} from 'react';
import type {DemoInfo} from '../../types';

interface ServerModules {
  readonly LiveDemo: ComponentType<{component: ComponentType}>;
  readonly renderToStaticMarkup: (element: JSX.Element) => string;
  readonly createCache: (options: {key: string}) => object;
  readonly CacheProvider: ComponentType<{value: object; children: JSX.Element}>;
}

/** Read where they are needed, so that none of them is bundled for the browser. */
function serverModules(): ServerModules {
  return {
    LiveDemo: require('./LiveDemo').default,
    renderToStaticMarkup: require('react-dom/server').renderToStaticMarkup,
    createCache: require('@emotion/cache').default,
    CacheProvider: require('@emotion/react').CacheProvider,
  };
}

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
