import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import { makeReviews } from './reviews';
import type { Review } from './reviews';

const SHORT = 60;

function ExpandableText({
  value = '',
  row,
  tabIndex,
}: GridRenderCellParams<Review>) {
  const [isExpanded, setIsExpanded] = React.useState(false);
  const text = String(value);

  return (
    <div>
      {isExpanded || text.length <= SHORT ? text : `${text.slice(0, SHORT)}… `}
      {text.length > SHORT && (
        <Link
          component="button"
          type="button"
          aria-expanded={isExpanded}
          aria-label={`${isExpanded ? 'less' : 'more'} of the review by ${row.guest}`}
          tabIndex={tabIndex}
          onClick={() => setIsExpanded((current) => !current)}
          onKeyDown={(event: React.KeyboardEvent) => {
            if (event.key === ' ') {
              event.stopPropagation(); // the grid would scroll
            }
          }}
          sx={{ fontSize: 'inherit', marginInlineStart: 0.5 }}
        >
          {isExpanded ? 'less' : 'more'}
        </Link>
      )}
    </div>
  );
}

const columns: GridColDef<Review>[] = [
  { field: 'guest', headerName: 'Guest', width: 85 },
  {
    field: 'text',
    headerName: 'Review',
    flex: 1,
    minWidth: 200,
    renderCell: (params) => <ExpandableText {...params} />,
  },
];

const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = () => 66;

export default function ExpandableCells() {
  const rows = React.useMemo(() => makeReviews(100), []);

  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGrid
        aria-label="Reviews"
        columns={columns}
        rows={rows}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1.5 } }}
      />
    </Box>
  );
}
