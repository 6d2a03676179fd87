/** Names and URLs of the site. URLs that depend on the deployment come from the environment. */
export const SITE = {
  title: 'MUI X',
  tagline: 'Data Grid, Date and Time Pickers, Charts and Tree View for React',
  /** URL of the docs inside the site. */
  docsPath: '/x',
  /** The page with an empty live editor, which also shows one demo alone. */
  playgroundPath: '/playground',
  /** The page that shows a dashboard of all products alone. */
  dashboardPath: '/x/templates/dashboard',
  /** The repository of the packages' sources and issues. */
  packagesRepository: 'https://github.com/mui/mui-x',
  /** The branch of {@link SITE.packagesRepository} that holds the documented major. */
  packagesBranch: 'v6.x',
} as const;
