/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/ThemeProvider/TitleFormatter/index.tsx (sha256 89289933db91).
 *
 * Differs: the title names the page's product too.
 */
import {useCallback, type ComponentProps, type ReactNode} from 'react';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/ThemeProvider/TitleFormatter';
import {documentTitle} from '@site/src/site/identity';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

export default function ThemeProviderTitleFormatter({children}: Props): ReactNode {
  const {pathname} = useLocation();
  const formatter: Formatter = useCallback(({title}) => documentTitle(title, pathname), [pathname]);
  return <TitleFormatterProvider formatter={formatter}>{children}</TitleFormatterProvider>;
}
