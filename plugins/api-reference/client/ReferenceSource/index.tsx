import {useRef, type ReactNode} from 'react';
import StaticBlock from '@site/src/ui/StaticBlock';
import type {ApiSource} from '../../types';
import OpenTypes from '../OpenTypes';
import {announceRows} from '../rowActions';
import useRowActions from '../useRowActions';

export interface Props {
  readonly source: Pick<ApiSource<unknown>, 'id' | 'loadTypes'>;
  /** Tells the list from others of the same source on the page. */
  readonly part?: string | undefined;
  /** The entries; only where static blocks have their content. */
  readonly children: ReactNode;
}

/** A list in a static block, whose entries act as rows do. */
export default function ReferenceSource({source, part = '', children}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useRowActions(list);
  return (
    <div ref={list} data-wide="">
      <StaticBlock staticId={[source.id, part].join('-')} onArrival={announceRows}>
        {children}
      </StaticBlock>
      <OpenTypes rows={list} loadTypes={source.loadTypes} />
    </div>
  );
}
