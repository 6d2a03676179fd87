import path from 'node:path';
import {serveBuild} from '../../scripts/server/server';

/** Serves the build while the tests run, unless `SITE_ADDRESS` is that of a running site. */
export default async function serve(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['SITE_ADDRESS']) {
    return undefined;
  }
  const server = await serveBuild({folder: path.resolve(__dirname, '../../build')});
  process.env['SITE_ADDRESS'] = server.url;
  return () => server.close();
}
