export interface Part {
  id: number;
  part: string;
  shelf: string;
  stock: number;
  note: string;
}

export const parts: Part[] = [
  { id: 1, part: 'Brake pad', shelf: 'A1', stock: 40, note: 'Reorder at 10.' },
  { id: 2, part: 'Pedal', shelf: 'A1', stock: 14, note: 'Sold in pairs.' },
  { id: 3, part: 'Bell', shelf: 'B3', stock: 62, note: 'Not in winter.' },
  { id: 4, part: 'Mudguard', shelf: 'C2', stock: 9, note: 'Check for rust.' },
];
