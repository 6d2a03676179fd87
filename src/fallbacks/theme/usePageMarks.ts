/** A page has no plan and no flags. */
export default function usePageMarks(): object {
  return {};
}
