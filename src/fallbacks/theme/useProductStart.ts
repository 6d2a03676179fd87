/** No product has a first page. */
export default function useProductStart(): () => undefined {
  return () => undefined;
}
