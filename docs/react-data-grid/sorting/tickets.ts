export const SEVERITIES = ['Low', 'Medium', 'High', 'Critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

export interface Ticket {
  id: number;
  title: string;
  severity: Severity;
}

export const rows: Ticket[] = [
  { id: 311, title: 'Export is slow', severity: 'Medium' },
  { id: 314, title: 'Wrong tax on invoices', severity: 'Critical' },
  { id: 318, title: 'Typo in the footer', severity: 'Low' },
  { id: 320, title: 'Login fails on Safari', severity: 'High' },
  { id: 325, title: 'Lost attachments', severity: 'Critical' },
];
