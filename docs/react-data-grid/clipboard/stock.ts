import type { GridColDef } from '@mui/x-data-grid-premium';
import { parsePastedNumber, parsePastedOption } from './pasteParsers';

export interface Item {
  /** Text, because cell ranges are copied in the order of the screen only if ids are not numbers. */
  id: string;
  product: string;
  count: number | null;
  state: 'ok' | 'low' | 'out';
}

export const STATES: { value: Item['state']; label: string }[] = [
  { value: 'ok', label: 'In stock' },
  { value: 'low', label: 'Low' },
  { value: 'out', label: 'Sold out' },
];

export const items: Item[] = [
  { id: 'k-11', product: 'Kettle', count: 1240, state: 'ok' },
  { id: 'k-12', product: 'Toaster', count: 18, state: 'low' },
  { id: 'k-13', product: 'Whisk', count: 0, state: 'out' },
  { id: 'k-14', product: 'Colander', count: 96, state: 'ok' },
  { id: 'k-15', product: 'Ladle', count: 310, state: 'ok' },
];

/** A cell takes no more text than this. */
const LONGEST_NAME = 100;

export const columns: GridColDef<Item>[] = [
  {
    field: 'product',
    headerName: 'Product',
    flex: 1,
    minWidth: 100,
    editable: true,
    pastedValueParser: (text) => text.trim().slice(0, LONGEST_NAME),
  },
  {
    field: 'count',
    headerName: 'Count',
    type: 'number',
    width: 75,
    editable: true,
    pastedValueParser: parsePastedNumber,
  },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: STATES,
    width: 85,
    editable: true,
    pastedValueParser: (text) => parsePastedOption(text, STATES),
  },
];
