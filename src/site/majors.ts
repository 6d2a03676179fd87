/** A major version of the packages, with the dates of its release and of the end of its support. */
export interface Major {
  readonly major: number;
  /** Day of the first stable release of the Data Grid, as an ISO date. */
  readonly released: string;
  /** The end of long-term support, as an ISO date; `true` if it has ended on an unknown day. */
  readonly supportEnded?: string | true;
  /** URL of its documentation; `undefined` for the major of this site. */
  readonly documentation?: string;
}

/** The majors of MUI X, the newest first. */
export const MAJORS: readonly Major[] = [
  {major: 9, released: '2026-04-08', documentation: 'https://mui.com/x/introduction/'},
  {major: 8, released: '2025-04-17', documentation: 'https://v8.mui.com/x/introduction/'},
  {major: 7, released: '2024-03-23', documentation: 'https://v7.mui.com/x/introduction/'},
  {major: 6, released: '2023-03-03', supportEnded: '2026-03-23'},
  {
    major: 5,
    released: '2021-11-23',
    supportEnded: '2024-03-23',
    documentation: 'https://v5.mui.com/x/introduction/',
  },
  {major: 4, released: '2021-09-28', supportEnded: true, documentation: 'https://v4.mui.com/components/data-grid/'},
];
