/** Without the navigation plugin, the version of a product is unknown. */
export default function useProductVersion(): undefined {
  return undefined;
}
