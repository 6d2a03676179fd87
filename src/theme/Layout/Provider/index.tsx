/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/Layout/Provider/index.tsx (sha256 75b54d45032e).
 *
 * Differs: it remembers neither the version of the docs that a reader visited last nor a closed announcement. Nothing on this
 * site asks for them, and they are 1.4 KB on every page.
 */
import type {ReactNode} from 'react';
import {composeProviders} from '@docusaurus/theme-common';
import {
  ColorModeProvider,
  NavbarProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Layout/Provider';

const Provider = composeProviders([
  ColorModeProvider,
  ScrollControllerProvider,
  PluginHtmlClassNameProvider,
  NavbarProvider,
]);

export default function LayoutProvider({children}: Props): ReactNode {
  return <Provider>{children}</Provider>;
}
