import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './flights';
import './StylingRowsGrid.css';

const stateClassNames = {
  'On time': '',
  Boarding: 'styling-rows-grid-boarding',
  Delayed: 'styling-rows-grid-delayed',
};

export default function StylingRowsGrid() {
  return (
    <div className="styling-rows-grid">
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
