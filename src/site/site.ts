/** What the site says of itself. URLs that depend on where it is deployed come from the environment. */
export const SITE = {
  title: 'MUI X',
  tagline: 'Data Grid, Date and Time Pickers, Charts and Tree View for React',
  /** URL of the docs inside the site. */
  docsPath: '/x',
  /** The page on which a reader tries out what is not in the docs; a demo is opened alone there too. */
  playgroundPath: '/playground',
  /** Where the packages' sources and issues live. */
  packagesRepository: 'https://github.com/mui/mui-x',
  /** The branch of {@link SITE.packagesRepository} that holds the documented major. */
  packagesBranch: 'v6.x',
  /** Where the authors keep their own documentation of this major. */
  publishedArchive: 'https://v6.mui.com',
} as const;
