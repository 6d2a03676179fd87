/** What node/exportFacts.ts gathers; written by the plugin's wiring. */
declare module '@generated/demos/default/export-facts.json' {
  import type {ExportFacts} from '@site/plugins/demos/client/exports/types';

  const facts: ExportFacts;
  export default facts;
}
