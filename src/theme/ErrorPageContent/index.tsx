import type {ReactNode} from 'react';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';
import useTryAgainElsewhere from '@site/src/ui/useTryAgainElsewhere';

export default function SiteErrorPageContent(props: Props): ReactNode {
  useTryAgainElsewhere(props.tryAgain);
  return <ErrorPageContent {...props} />;
}
