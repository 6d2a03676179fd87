import type { GridColDef } from '@mui/x-data-grid-premium';

export type Priority = 'Urgent' | 'High' | 'Normal';

export interface Ticket {
  id: number;
  subject: string;
  team: string;
  priority: Priority;
  assignee: { email: string; name: string } | null;
  hours: number;
}

const noor = { email: 'noor@example.com', name: 'Noor Haddad' };
const ivo = { email: 'ivo@example.com', name: 'Ivo Marek' };

export const tickets: Ticket[] = [
  ['Invoice shows the old address', 'Billing', 'Normal', noor, 2] as const,
  ['Login loops after an update', 'Accounts', 'Urgent', ivo, 6] as const,
  ['Refund is missing', 'Billing', 'High', null, 3] as const,
  ['Export stops at half', 'Data', 'High', ivo, 8] as const,
  ['Cannot reset a password', 'Accounts', 'High', noor, 1] as const,
  ['Charged twice', 'Billing', 'Urgent', noor, 4] as const,
  ['Change the name of a team', 'Accounts', 'Normal', null, 1] as const,
  ['Import of CSV fails', 'Data', 'Urgent', ivo, 5] as const,
].map(([subject, team, priority, assignee, hours], index) => ({
  ...{ id: index + 1, subject, team, priority, assignee, hours },
}));

export const ticketColumns: GridColDef<Ticket>[] = [
  { field: 'team', headerName: 'Team', width: 110 },
  { field: 'priority', headerName: 'Priority', width: 110 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
];
