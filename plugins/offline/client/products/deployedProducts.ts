import {
  manifestFile,
  readManifest,
  readSummaries,
  SUMMARIES_FILE,
  type ProductManifest,
  type ProductSummary,
} from '../../productManifest';
import fetchFile from '@site/src/ui/fetchFile';
import {SavingError} from './problems';

/** Asks the host, and no cache: what is deployed now counts. */
async function readJson(url: string, signal?: AbortSignal): Promise<unknown> {
  try {
    return await fetchFile(url, (response) => response.json() as Promise<unknown>, {
      cache: 'no-store',
      ...(signal && {signal}),
    });
  } catch (error) {
    // The first if no answer comes, the second if it does not come in time. All else is an answer that is no JSON.
    const isSilent = error instanceof TypeError || error instanceof DOMException;
    throw new SavingError({kind: isSilent ? 'network' : 'host'});
  }
}

/** The products of the deployed build; none if the host does not say. */
export async function deployedProducts(scope: string): Promise<ProductSummary[]> {
  return readSummaries(await readJson(scope + SUMMARIES_FILE).catch(() => undefined));
}

/**
 * The files of a product in the deployed build.
 *
 * @param signal ends the request
 * @throws {@link SavingError} if the host does not say
 */
export async function deployedManifest(scope: string, id: string, signal?: AbortSignal): Promise<ProductManifest> {
  const manifest = readManifest(await readJson(scope + manifestFile(id), signal));
  if (manifest?.id !== id) {
    throw new SavingError({kind: 'host'});
  }
  return manifest;
}
