import type {ReactNode} from 'react';
import ApiProperties, {type Props} from '@theme/ApiProperties';

/**
 * The methods of an interface on a guide page: `<ApiMethods interface="GridApi" feature="Sorting" />`. The build finds the
 * interface's page (`node/remarkApi.ts`).
 */
export default function ApiMethods(props: Props): ReactNode {
  return (
    <div data-api-guide="">
      <ApiProperties {...props} />
    </div>
  );
}
