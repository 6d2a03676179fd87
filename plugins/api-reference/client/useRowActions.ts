import {useEffect, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {showRowsInContents} from './contentsRows';
import {actOnRows, openTargetRow} from './rowActions';

/**
 * Makes the rows inside an element do what they offer, whether the server or React rendered them: be linked to, open,
 * stand in the table of contents.
 */
export default function useRowActions(list: RefObject<HTMLElement>): void {
  const location = useLocation();
  useEffect(showRowsInContents, []);
  useEffect(() => (list.current ? actOnRows(list.current) : undefined), [list]);
  useEffect(() => (list.current ? openTargetRow(list.current) : undefined), [list, location]);
}
