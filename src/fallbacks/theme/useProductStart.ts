/** Without the navigation plugin, the first page of a product is unknown. */
export default function useProductStart(): () => undefined {
  return () => undefined;
}
