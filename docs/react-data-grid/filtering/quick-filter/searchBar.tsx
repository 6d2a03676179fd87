import { GridToolbarContainer, GridToolbarQuickFilter } from '@mui/x-data-grid';

const MAX_LENGTH = 200;

/** A longer text could be more than a regular expression may have. */
export const parseWords = (text: string) =>
  text
    .slice(0, MAX_LENGTH)
    .split(/\s+/)
    .filter((word) => word !== '');

/** A toolbar with a search field only. */
export function SearchBar() {
  return (
    <GridToolbarContainer sx={{ p: 1 }}>
      <GridToolbarQuickFilter
        fullWidth
        inputProps={{ 'aria-label': 'Search', maxLength: MAX_LENGTH }}
        quickFilterParser={parseWords}
      />
    </GridToolbarContainer>
  );
}
