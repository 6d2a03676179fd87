import type {ReactElement} from 'react';
import {useGridApiRef, DataGridPro, type DataGridProProps, type GridApiPro} from '@mui/x-data-grid-pro';

interface GridOfRows {
  readonly Grid: (props: Partial<DataGridProProps>) => ReactElement;
  /** That of the grid that was rendered last. */
  readonly api: {readonly current: GridApiPro};
}

/**
 * A grid for tests, which takes further props.
 *
 * @param height of the element around it, in pixels
 */
export function gridOf(given: Pick<DataGridProProps, 'columns' | 'rows'>, height: number): GridOfRows {
  let rendered: GridOfRows['api'];
  function Grid(props: Partial<DataGridProProps>): ReactElement {
    const apiRef = useGridApiRef();
    rendered = apiRef;
    return (
      <div style={{width: 700, height}}>
        <DataGridPro apiRef={apiRef} {...given} {...(props as object)} />
      </div>
    );
  }
  const api = {
    get current() {
      return rendered.current;
    },
  };
  return {Grid, api};
}
