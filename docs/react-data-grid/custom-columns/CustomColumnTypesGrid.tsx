import * as React from 'react';
import Icon from '@mui/material/Icon';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  getGridNumericOperators,
  useGridApiContext,
} from '@mui/x-data-grid';
import type {
  GridColDef,
  GridColTypeDef,
  GridRenderEditCellParams,
} from '@mui/x-data-grid';

const money = { style: 'currency', currency: 'EUR' } as const;
const euros = new Intl.NumberFormat('en', money);

const price: GridColTypeDef<number, string> = {
  type: 'number',
  width: 80,
  valueFormatter: ({ value }) =>
    typeof value === 'number' ? euros.format(value) : '',
};

function EditStars({ id, field, value, hasFocus }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSpanElement>(null);

  React.useEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      name={`${field}-${id}`}
      size="small"
      value={value || null}
      onChange={(_, stars) =>
        apiRef.current.setEditCellValue({ id, field, value: stars })
      }
      sx={{ px: 1.25 }}
    />
  );
}

const stars: GridColTypeDef = {
  type: 'number',
  width: 115,
  align: 'left',
  headerAlign: 'left',
  filterOperators: getGridNumericOperators().filter(
    ({ value }) => value === '>=',
  ),
  renderCell: ({ value: n }) => <Rating size="small" readOnly value={n || 0} />,
  renderEditCell: (params) => <EditStars {...params} />,
};

const icons: Record<string, string> = {
  Kettle: 'coffee_maker',
  Toaster: 'breakfast_dining',
  Grinder: 'blender',
  Scales: 'scale',
};

const columns: GridColDef[] = [
  {
    field: 'product',
    headerName: 'Product',
    minWidth: 110,
    flex: 1,
    renderCell: ({ value }) => (
      <React.Fragment>
        <Icon sx={{ mr: 1 }}>{icons[value]}</Icon>
        {value}
      </React.Fragment>
    ),
  },
  { field: 'price', headerName: 'Price', editable: true, ...price },
  { field: 'quality', headerName: 'Quality', editable: true, ...stars },
  { field: 'service', headerName: 'Service', editable: true, ...stars },
];

const rows = [
  { id: 1, product: 'Kettle', price: 39.9, quality: 4, service: 5 },
  { id: 2, product: 'Toaster', price: 54, quality: 3, service: 4 },
  { id: 3, product: 'Grinder', price: 129.5, quality: 5, service: 3 },
  { id: 4, product: 'Scales', price: 24.9, quality: 2, service: 4 },
];

export default function CustomColumnTypesGrid() {
  return (
    <DataGrid
      autoHeight
      aria-label="Reviews"
      columns={columns}
      rows={rows}
      hideFooter
    />
  );
}
