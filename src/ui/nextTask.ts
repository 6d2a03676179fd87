/** Resolves in a task of its own, before which the browser may paint or handle what its reader does. */
export default function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
