import type {Selector, SelectorComponent} from 'lightningcss';

/**
 * A selector with its classes under other names, those inside `:is(…)` and the like included, which the compiler does not
 * visit by themselves.
 */
export function withClassNames(selector: Selector, nameFor: (name: string) => string): Selector {
  return selector.map((component): SelectorComponent => {
    if (component.type === 'class') {
      return {...component, name: nameFor(component.name)};
    }
    if (component.type !== 'pseudo-class' || !('selectors' in component) || !component.selectors) {
      return component;
    }
    const inner = component.selectors as Selector[];
    return {...component, selectors: inner.map((each) => withClassNames(each, nameFor))} as SelectorComponent;
  });
}
