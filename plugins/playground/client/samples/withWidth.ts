import type {ElementNode} from '../values';

/**
 * Puts a component into an element of a width that the reader chose.
 *
 * @param width in CSS pixels; without it, the component stays as it is and takes the width there is
 */
export function withWidth(component: ElementNode, width: number | undefined): ElementNode {
  return width === undefined ? component : {component: 'div', props: {style: {width}}, children: [component]};
}
