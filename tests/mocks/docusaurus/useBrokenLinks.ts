/** The anchors and links that a rendered component reported, for a test to look at. */
export const reported = {anchors: new Set<string>(), links: new Set<string>()};

export default function useBrokenLinks(): {
  collectAnchor: (anchor?: string) => void;
  collectLink: (link?: string) => void;
} {
  return {
    collectAnchor: (anchor) => anchor && reported.anchors.add(anchor),
    collectLink: (link) => link && reported.links.add(link),
  };
}
