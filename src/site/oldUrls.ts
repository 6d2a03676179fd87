/** Earlier URLs of pages, and short URLs that the packages print in warnings, each with the URL of the current page. */
export const OLD_URLS: Readonly<Record<string, string>> = {
  // Pages that were renamed.
  '/x/advanced-components/': '/x/introduction/',
  '/x/react-data-grid/group-pivot/': '/x/react-data-grid/tree-data/',
  '/x/react-data-grid/migration-v4/': '/x/migration/migration-data-grid-v4/',
  '/x/react-data-grid/migration-v5/': '/x/migration/migration-data-grid-v5/',
  '/x/react-date-pickers/migration-lab/': '/x/migration/migration-pickers-lab/',
  '/x/api/date-pickers/clock-picker/': '/x/api/date-pickers/time-clock/',
  // Short URLs that the packages print.
  '/r/x-license-trial/': '/x/introduction/licensing/#evaluation-trial-licenses',
  '/r/x-license-key-installation/': '/x/introduction/licensing/#license-key-installation',
  '/r/x-technical-support/': '/x/introduction/support/#technical-support',
  '/r/x-data-grid-no-dimensions/': '/x/react-data-grid/layout/',
};
