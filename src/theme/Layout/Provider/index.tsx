/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/Layout/Provider/index.tsx (sha256 75b54d45032e).
 *
 * Differs: it does not remember the version of the docs that a reader visited last. Nothing on this site asks for it, and it is
 * 0.7 KB on every page.
 */
import type {ReactNode} from 'react';
import {composeProviders} from '@docusaurus/theme-common';
import {
  AnnouncementBarProvider,
  ColorModeProvider,
  NavbarProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Layout/Provider';

const Provider = composeProviders([
  ColorModeProvider,
  AnnouncementBarProvider,
  ScrollControllerProvider,
  PluginHtmlClassNameProvider,
  NavbarProvider,
]);

export default function LayoutProvider({children}: Props): ReactNode {
  return <Provider>{children}</Provider>;
}
