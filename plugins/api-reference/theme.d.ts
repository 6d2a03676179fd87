/** What this room offers to pages and to `src/theme` under a name that belongs to no folder. */

declare module '@theme/ApiLinks' {
  export {default, type Props} from '@site/plugins/api-reference/theme/ApiLinks';
}
