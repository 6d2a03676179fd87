import type { GridColDef } from '@mui/x-data-grid';
import { renderNamedEditor } from '../shared/namedEditors';

export interface Bike {
  id: number;
  name: string;
  kind: 'City' | 'Cargo' | 'Road';
  /** In euros. */
  price: number;
  serviced: Date;
  isOut: boolean;
}

export const KINDS: Bike['kind'][] = ['City', 'Cargo', 'Road'];

export const bikes: Bike[] = [
  {
    id: 1,
    name: 'Merlin',
    kind: 'City',
    price: 12,
    serviced: new Date(2026, 0, 9),
    isOut: false,
  },
  {
    id: 2,
    name: 'Packhorse',
    kind: 'Cargo',
    price: 28,
    serviced: new Date(2025, 10, 21),
    isOut: true,
  },
  {
    id: 3,
    name: 'Swift',
    kind: 'Road',
    price: 19,
    serviced: new Date(2026, 1, 2),
    isOut: false,
  },
  {
    id: 4,
    name: 'Magpie',
    kind: 'City',
    price: 11,
    serviced: new Date(2025, 11, 15),
    isOut: true,
  },
];

/** One column of each type that users can edit. */
export const columns: GridColDef<Bike>[] = [
  {
    field: 'name',
    headerName: 'Bike',
    flex: 1,
    minWidth: 105,
    editable: true,
    renderEditCell: renderNamedEditor,
  },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: KINDS,
    width: 95,
    editable: true,
    renderEditCell: renderNamedEditor,
  },
  {
    field: 'price',
    headerName: '€ a day',
    type: 'number',
    width: 85,
    editable: true,
    renderEditCell: renderNamedEditor,
  },
  {
    field: 'serviced',
    headerName: 'Serviced',
    type: 'date',
    width: 140,
    editable: true,
    renderEditCell: renderNamedEditor,
  },
  {
    field: 'isOut',
    headerName: 'Out',
    type: 'boolean',
    width: 80,
    editable: true,
    renderEditCell: renderNamedEditor,
  },
];
