import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Demo from '@theme/Demo';
import {publishedPath} from '@site/src/site/paths';
import {SITE} from '@site/src/site/site';
import {addCodeColors} from '@site/src/ui/codeColors';
import LoadFailure from '@site/src/ui/LoadFailure';
import useFocusNear from '@site/src/ui/useFocusNear';
import {findDemo} from '../../client/playground/askedDemo';
import type {DemoInfo} from '../../types';
import BlankPlayground from './BlankPlayground';
import styles from './onDemand.module.css';

/** Characters of an unknown demo's name that are shown: a URL may be of any length. */
const LONGEST_SHOWN = 100;

type Found = {readonly demo: DemoInfo | undefined} | 'looking' | 'unreachable';

/** The demo that is asked for; all demos of the site are looked through only then. */
function useAskedDemo(asked: string): {readonly found: Found; readonly retry: () => void} {
  const [found, setFound] = useState<Found>('looking');
  const [tries, setTries] = useState(1);
  useEffect(() => {
    let current = true;
    setFound('looking');
    import('@generated/demos/default/demoIndex').then(
      ({default: index}) => current && setFound({demo: findDemo(index, asked)}),
      () => current && setFound('unreachable'),
    );
    return () => {
      current = false;
    };
  }, [asked, tries]);
  return {found, retry: () => setTries(tries + 1)};
}

function AskedDemo({asked}: {readonly asked: string}): ReactNode {
  const {found, retry} = useAskedDemo(asked);
  const retryButton = useFocusNear();
  if (found === 'looking') {
    return <div className={styles.place} aria-busy="true" />;
  }
  if (found === 'unreachable') {
    return (
      <div className={styles.message}>
        <LoadFailure onRetry={retry} button={retryButton}>
          <Translate id="demos.playground.unreachable" description="Shown when the list of demos cannot be fetched">
            The demo could not be loaded. Check the connection, then try again.
          </Translate>
        </LoadFailure>
      </div>
    );
  }
  const {demo} = found;
  if (!demo) {
    return (
      <p className={styles.message}>
        <Translate
          id="demos.playground.unknown"
          description="Shown when an address asks for a demo that does not exist"
          values={{asked: <code>{asked.slice(0, LONGEST_SHOWN)}</code>}}
        >
          {'There is no demo {asked} on this site.'}
        </Translate>{' '}
        <Link to={publishedPath(SITE.playgroundPath)}>
          <Translate id="demos.playground.openBlank">Open an empty playground</Translate>
        </Link>
      </p>
    );
  }
  return (
    <div className={styles.alone}>
      <Demo demo={demo} />
      <p className={styles.origin}>
        <Link to={`${publishedPath(demo.page)}#${demo.name}`}>
          <Translate id="demos.playground.origin" description="Link to the page that shows the demo">
            Read about this demo
          </Translate>
        </Link>
      </p>
    </div>
  );
}

/** A place to try things: an empty stage with an editor, or the demo that the URL names. */
export default function DemoPlayground(): ReactNode {
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  // The code comes after the page: nothing in it asks for the colors before.
  useEffect(addCodeColors, []);
  // The server knows no query: what the reader sees begins in the browser.
  if (!isBrowser) {
    return <div className={styles.place} />;
  }
  const asked = new URLSearchParams(search).get('demo');
  return asked ? (
    <div className={styles.asked} tabIndex={-1}>
      <AskedDemo asked={asked} />
    </div>
  ) : (
    <BlankPlayground />
  );
}
