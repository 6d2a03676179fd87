/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/AnnouncementBar/index.tsx (sha256 0dac58189eb6).
 *
 * Differs: it renders nothing, since the site announces nothing. The stock one and what remembers that a reader has closed it are
 * 0.7 KB on every page. A site that announces something deletes this file, and takes the stock layout provider and the stock
 * content of the sidebar again.
 */
import type {ReactNode} from 'react';

export default function AnnouncementBar(): ReactNode {
  return null;
}
