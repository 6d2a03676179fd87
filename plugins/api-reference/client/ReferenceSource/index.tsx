import {useEffect, useRef, type ReactNode} from 'react';
import StaticHtml from '@site/src/ui/StaticHtml';
import type {ApiSource} from '../../types';
import OpenTypes from '../OpenTypes';
import {announceRows} from '../rowActions';
import useRowActions from '../useRowActions';

export interface Props<Data> {
  readonly source: ApiSource<Data>;
  readonly render: (data: Data) => ReactNode;
}

function Arrived({children}: {readonly children: ReactNode}): ReactNode {
  // Runs only for entries that came after a navigation: below the server's HTML there are no effects.
  useEffect(announceRows, []);
  return children;
}

/** A list whose data is shipped once, as HTML, and whose entries act as rows do. */
export default function ReferenceSource<Data>({source, render}: Props<Data>): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useRowActions(list);
  return (
    <div ref={list} data-wide="">
      <StaticHtml
        loaded={source.loaded}
        load={source.load}
        minHeight={ROOM_WHILE_LOADING}
        render={(data) => <Arrived>{render(data)}</Arrived>}
      />
      <OpenTypes rows={list} loadTypes={source.loadTypes} />
    </div>
  );
}

/** In CSS pixels: enough that the sections below do not come into view before their entries do. */
const ROOM_WHILE_LOADING = 480;
