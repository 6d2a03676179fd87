/** The attributes by which a click on a demo's control is counted. */
export type EventData = Readonly<Record<`data-ga-event-${'category' | 'action' | 'label'}`, string>>;

/**
 * Makes the attributes of a demo's controls.
 *
 * @param name the demo's name, which is the events' label
 * @param isOpen whether the demo's code is open, which is a category of its own
 */
export function eventDataOf(name: string, isOpen: boolean): (action: string) => EventData {
  return (action) => ({
    'data-ga-event-category': isOpen ? 'demo-expand' : 'demo',
    'data-ga-event-action': action,
    'data-ga-event-label': name,
  });
}
