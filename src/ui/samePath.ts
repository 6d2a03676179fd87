function plain(path: string): string {
  return path.replace(/\/$/, '').toLowerCase();
}

/** Whether two paths lead to one page, as the router compares them: a slash at the end and capitals make no difference. */
export default function isSamePath(one: string, other: string): boolean {
  return plain(one) === plain(other);
}
