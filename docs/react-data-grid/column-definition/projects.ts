export interface Project {
  id: number;
  name: string;
  /** From 0 to 1. */
  done: number;
}

export const projects: Project[] = [
  { id: 1, name: 'New shop', done: 0.92 },
  { id: 2, name: 'Warehouse app', done: 0.35 },
  { id: 3, name: 'Price labels', done: 0.6 },
  { id: 4, name: 'Returns desk', done: 0.08 },
];
