/**
 * What `configureWebpack` of a plugin returns for the browser's bundle, so that the dev server serves what the build copies.
 *
 * @param folders absolute paths of folders that are laid out by URLs
 */
export function servedFolders(folders: readonly string[], baseUrl: string): object {
  const served = {publicPath: baseUrl, serveIndex: false, watch: false};
  const staticOptions = {index: false, redirect: false};
  return {devServer: {static: folders.map((directory) => ({directory, ...served, staticOptions}))}};
}
