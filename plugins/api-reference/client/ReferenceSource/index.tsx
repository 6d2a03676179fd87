import {useRef, type ReactNode} from 'react';
import ServerHtml from '@site/src/ui/ServerHtml';
import type {ApiSource} from '../../types';

export interface Props<Data> {
  readonly source: ApiSource<Data>;
  readonly render: (data: Data) => ReactNode;
}

/** A list whose data is shipped once, as HTML, and whose types open in place as those of rows do. */
export default function ReferenceSource<Data>({source, render}: Props<Data>): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list}>
      <ServerHtml loaded={source.loaded} load={source.load} minHeight={ROOM_WHILE_LOADING} render={render} />
    </div>
  );
}

/** In CSS pixels: enough that the sections below do not come into view before their entries do. */
const ROOM_WHILE_LOADING = 480;
