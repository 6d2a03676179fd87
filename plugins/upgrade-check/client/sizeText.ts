/** A size in megabytes, or in kilobytes if it is smaller. */
export function sizeText(bytes: number): string {
  return bytes >= 1_000_000
    ? `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`
    : `${Math.ceil(bytes / 1000)} KB`;
}
