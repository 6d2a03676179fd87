import type * as Rows from './rows';
import './rowStyles';

/** What renders rows, where static blocks have their content. The browser gets their HTML. */
const staticRows: typeof Rows | undefined = __STATIC_CONTENT__
  ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would be in the browser's bundle
    (require('./rows') as typeof Rows)
  : undefined;

export default staticRows;
