/** Renders nothing: the fallback of a component whose plugin was removed. */
export default function Nothing(_props: object): null {
  return null;
}
