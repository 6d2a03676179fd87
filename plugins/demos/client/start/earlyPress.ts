/** The place of a demo that is drawn, as the page's inline script leaves it (`node/earlyPressScript.ts`). */
type DrawnPlace = HTMLElement & {earlyPress?: MouseEvent | undefined};

/** Presses again what was pressed in the drawing of a demo before React had taken the page over. */
export default function repeatEarlyPress(place: DrawnPlace): void {
  const {earlyPress: press} = place;
  if (!press) {
    return;
  }
  place.earlyPress = undefined;
  const {target, clientX, clientY, detail, ctrlKey, shiftKey, altKey, metaKey} = press;
  const options = {bubbles: true, cancelable: true, clientX, clientY, detail, ctrlKey, shiftKey, altKey, metaKey};
  // The demo listens around the drawing too, and begins to after it.
  queueMicrotask(() => target?.dispatchEvent(new MouseEvent('click', options)));
}
