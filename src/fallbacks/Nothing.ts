/** Stands in for a component of a plugin that was taken out. */
export default function Nothing(_props: object): null {
  return null;
}
