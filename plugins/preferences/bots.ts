/** What programs that read pages call themselves. A "Cubot" is a phone. */
export const BOTS = /(?:^|[^u])bot|crawl|spider|slurp|mediapartners|facebookexternalhit|embedly|lighthouse/i;
