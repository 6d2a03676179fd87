import path from 'node:path';
import {serveBuild} from '../../scripts/server/server';

/** Serves the build for the time of the tests, unless `SITE_URL` names a site that is already there. */
export default async function serve(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['SITE_ADDRESS']) {
    return undefined;
  }
  const server = await serveBuild({folder: path.resolve(__dirname, '../../build')});
  process.env['SITE_ADDRESS'] = server.url;
  return () => server.close();
}
