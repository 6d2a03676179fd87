import type { Day } from './days';

export interface Shop {
  readonly id: string;
  readonly name: string;
  readonly regionId: string;
  /** Euros on an average day. */
  readonly usualRevenue: number;
  /** Euros on an average receipt. */
  readonly usualReceipt: number;
  /** How much more it sells in summer: 0.4 is 40 % at the peak. */
  readonly summer: number;
  /** How much more it sells at the end of the year than at its beginning. */
  readonly growth: number;
  readonly opened?: Day;
}

export interface Region {
  readonly id: string;
  readonly name: string;
}

export const regions: readonly Region[] = [
  { id: 'dublin', name: 'Dublin' },
  { id: 'leinster', name: 'Leinster' },
  { id: 'munster', name: 'Munster' },
  { id: 'connacht', name: 'Connacht' },
];

function shop(
  regionId: string,
  name: string,
  [usualRevenue, usualReceipt, summer, growth]: readonly [
    number,
    number,
    number,
    number,
  ],
  opened?: Day,
): Shop {
  const id = name.toLowerCase().replaceAll(' ', '-').replaceAll('ú', 'u');
  return {
    id: id.replaceAll('é', 'e').replaceAll('ó', 'o'),
    name,
    regionId,
    usualRevenue,
    usualReceipt,
    summer,
    growth,
    ...(opened && { opened }),
  };
}

export const shops: readonly Shop[] = [
  shop('dublin', 'Ranelagh', [2140, 11.4, -0.06, 0.05]),
  shop('dublin', 'Smithfield', [1860, 8.9, -0.02, 0.12]),
  shop('dublin', 'Drumcondra', [1490, 9.6, -0.08, 0.03]),
  shop('dublin', 'Dún Laoghaire', [1720, 12.1, 0.24, 0.06]),
  shop('dublin', 'Howth', [1380, 13.2, 0.38, 0.3], '2025-05-17'),
  shop('leinster', 'Kilkenny', [1310, 10.3, 0.16, 0.04]),
  shop('leinster', 'Drogheda', [1120, 8.7, -0.03, 0.07]),
  shop('leinster', 'Wexford', [980, 10.8, 0.34, -0.05]),
  shop('munster', 'Cork', [2260, 10.1, 0.04, 0.08]),
  shop('munster', 'Limerick', [1340, 9.2, -0.04, -0.08]),
  shop('munster', 'Kinsale', [1050, 13.9, 0.55, 0.02]),
  shop('munster', 'Tralee', [870, 9.4, 0.21, 0.01]),
  shop('connacht', 'Galway', [1980, 10.7, 0.31, 0.09]),
  shop('connacht', 'Westport', [940, 12.6, 0.48, 0.04]),
  shop('connacht', 'Sligo', [890, 9.8, 0.18, -0.03]),
];

export const ALL_SHOPS = 'all';

/** A node of the tree: all shops, a region or a shop. */
export type NodeId = string;

/** The shops below a node. */
export function shopsBelow(node: NodeId): readonly Shop[] {
  return node === ALL_SHOPS
    ? shops
    : shops.filter(({ id, regionId }) => id === node || regionId === node);
}

export function nameOfNode(node: NodeId): string {
  const found = [...regions, ...shops].find(({ id }) => id === node);
  return found?.name ?? 'All shops';
}
