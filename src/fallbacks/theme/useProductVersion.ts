/** No product has a version. */
export default function useProductVersion(): undefined {
  return undefined;
}
