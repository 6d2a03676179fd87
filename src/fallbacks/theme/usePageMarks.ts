/** Without the navigation plugin, pages have no plan and no flags. */
export default function usePageMarks(): object {
  return {};
}
