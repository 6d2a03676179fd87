/**
 * In place of Docusaurus' entry, which evaluates the code of the whole site in one task. Between these tasks the browser paints, and
 * answers its reader. First comes what fetches the page's own code.
 */
import nextTask from '@site/src/ui/nextTask';

async function start(): Promise<void> {
  const {default: preload} = await import(/* webpackMode: "eager" */ './preload');
  await nextTask();
  // The stock entry asks for it again, and hears of it if it fails.
  preload(window.location.pathname).catch(() => undefined);
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();
