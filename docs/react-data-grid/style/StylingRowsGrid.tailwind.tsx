import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './flights';

const stateClassNames = {
  'On time': '',
  Boarding:
    'bg-[#2e7d32]/12 hover:bg-[#2e7d32]/20! [&.Mui-selected]:bg-[#2e7d32]/36! dark:bg-[#66bb6a]/12 dark:hover:bg-[#66bb6a]/20! dark:[&.Mui-selected]:bg-[#66bb6a]/36!',
  Delayed:
    'bg-[#ed6c02]/12 hover:bg-[#ed6c02]/20! [&.Mui-selected]:bg-[#ed6c02]/36! dark:bg-[#ffa726]/12 dark:hover:bg-[#ffa726]/20! dark:[&.Mui-selected]:bg-[#ffa726]/36!',
};

export default function StylingRowsGrid() {
  return (
    <div className="w-full">
      <DataGrid
        autoHeight
        aria-label="Departures"
        columns={columns}
        rows={rows}
        getRowClassName={({ row }) => stateClassNames[row.state]}
        hideFooter
      />
    </div>
  );
}
