import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type StockLoading from '@theme/Loading';

type Props = ComponentProps<typeof StockLoading>;

/**
 * Stands in for a page, or a part of it, whose code could not be loaded, until that is there. The first failure may be old,
 * because Docusaurus fetches a page when the pointer touches its link: it is tried again before anything is said.
 */
export default function Loading({error, pastDelay, retry}: Props): ReactNode {
  const [failures, setFailures] = useState(0);
  const hasRetried = useRef(false);
  useEffect(() => {
    if (error) {
      setFailures((count) => count + 1);
      if (!hasRetried.current) {
        hasRetried.current = true;
        retry();
      }
    }
    // Each failure has an error of its own; the function is another one each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [error]);
  if (failures < (pastDelay ? 1 : 2)) {
    return null;
  }
  return (
    <div className="container" style={{paddingBlock: '3rem'}}>
      <div role="alert" key={failures}>
        <h1>
          <Translate id="theme.Loading.title" description="Title in place of a page whose code cannot be fetched">
            This page could not be loaded
          </Translate>
        </h1>
        <p>
          <Translate id="theme.Loading.advice" description="Shown in place of a page whose code cannot be fetched">
            The page you came from is one step back. Check the connection, then try again.
          </Translate>
        </p>
      </div>
      <button type="button" className="site-button" data-look="outlined" onClick={retry}>
        <Translate id="theme.Loading.retry" description="Button that fetches the code of a page again">
          Try again
        </Translate>
      </button>
    </div>
  );
}
