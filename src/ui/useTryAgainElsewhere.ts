import {useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';

/**
 * Ends the error page of an error boundary once the reader goes to another page: a boundary outlives the page that crashed.
 *
 * @param tryAgain renders again what crashed
 */
export default function useTryAgainElsewhere(tryAgain: () => void): void {
  const {pathname} = useLocation();
  const crashed = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashed.current) {
      tryAgain();
    }
  }, [pathname, tryAgain]);
}
