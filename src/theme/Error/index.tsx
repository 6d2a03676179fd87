import type {ReactNode} from 'react';
import ErrorPage from '@theme-original/Error';
import type {Props} from '@theme/Error';
import useTryAgainElsewhere from '@site/src/ui/useTryAgainElsewhere';

export default function SiteErrorPage(props: Props): ReactNode {
  useTryAgainElsewhere(props.tryAgain);
  return <ErrorPage {...props} />;
}
