export interface Month {
  id: number;
  month: string;
  rent: number;
  power: number;
  /** The books of this month are closed. */
  isClosed: boolean;
}

export const months: Month[] = [
  { id: 1, month: 'January', rent: 1200, power: 310, isClosed: true },
  { id: 2, month: 'February', rent: 1200, power: 290, isClosed: true },
  { id: 3, month: 'March', rent: 1200, power: 240, isClosed: false },
  { id: 4, month: 'April', rent: 1250, power: 180, isClosed: false },
];
