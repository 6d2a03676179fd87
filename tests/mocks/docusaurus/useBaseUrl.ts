/** The site is served from the root. */
export default function useBaseUrl(path: string): string {
  return path;
}

export function useBaseUrlUtils(): {withBaseUrl: (path: string) => string} {
  return {withBaseUrl: (path) => path};
}
