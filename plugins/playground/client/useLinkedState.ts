import {useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {linkedState} from './playgroundHash';

/** The state that the last link to a playground brought; see {@link linkedState}. A link to a heading of the page leaves it. */
export function useLinkedState(id: string): string | undefined {
  const brought = linkedState(useLocation().hash, id);
  const [last, setLast] = useState(brought);
  if (brought !== undefined && brought !== last) {
    setLast(brought);
  }
  return brought ?? last;
}
