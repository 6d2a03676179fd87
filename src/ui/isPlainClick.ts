/** Whether a click asks for nothing else than what a link does in this tab: the main button, without a key. */
export default function isPlainClick(event: MouseEvent): boolean {
  return !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}
