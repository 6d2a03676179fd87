import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { concerts } from './concerts';
import type { Concert } from './concerts';

interface City {
  id: string;
  concerts: Concert[];
}

const byCity = new Map<string, City>();
for (const concert of concerts) {
  const city = byCity.get(concert.city) ?? { id: concert.city, concerts: [] };
  city.concerts.push(concert);
  byCity.set(city.id, city);
}
const cities = [...byCity.values()];

/** A column with one line for each concert. Its value is a text, for export and filters. */
function linesOf(property: 'date' | 'hall'): GridColDef<City> {
  return {
    field: property,
    sortable: false,
    valueGetter: ({ row }) =>
      row.concerts.map((concert) => concert[property]).join(', '),
    renderCell: ({ row }) => (
      <Box component="ul" sx={{ m: 0, py: 1.5, px: 0, listStyle: 'none' }}>
        {row.concerts.map((concert) => (
          <li key={concert.id}>{concert[property]}</li>
        ))}
      </Box>
    ),
  };
}

const columns: GridColDef<City>[] = [
  { field: 'id', headerName: 'City', flex: 1, minWidth: 75 },
  { ...linesOf('date'), headerName: 'Date', width: 75 },
  { ...linesOf('hall'), headerName: 'Hall', flex: 1, minWidth: 100 },
];

const getRowHeight = () => 'auto' as const;

export default function RowPerGroupGrid() {
  return (
    <Box sx={{ height: 307, width: '100%' }}>
      <DataGrid
        aria-label="Concerts by city"
        columns={columns}
        rows={cities}
        getRowHeight={getRowHeight}
        hideFooter
        showCellVerticalBorder
      />
    </Box>
  );
}
