export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !/^(?:\w*:|\/\/)/.test(url);
}

export function hasProtocol(url: string): boolean {
  return /^(?:\w*:|\/\/)/.test(url);
}
