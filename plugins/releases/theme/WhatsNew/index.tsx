import {useCallback, useContext, useEffect, useRef, useState, type ReactNode} from 'react';
import {loadPreReleases, preReleaseCount, releases} from '@generated/releases/default/whats-new.js';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SITE} from '@site/src/site/site';
import {ChromeLanguage} from '@site/src/ui/ChromeLanguage';
import FilterBar from '@site/src/ui/FilterBar';
import {moveFocus} from '@site/src/ui/focusVisible';
import StaticBlock from '@site/src/ui/StaticBlock';
import useListFilter from '@site/src/ui/useListFilter';
import {FEED_PATH, isPreReleaseHash, releaseAnchor} from '../../urls';
import ProductChoice from '../../client/ProductChoice';
import ReleaseList from '../../client/ReleaseList';
import useReleaseTarget from '../../client/useReleaseTarget';
import {EVERY_RELEASE, filterReleases, isOfPreReleases, leavesEverything} from '../../client/releaseFilter';
import type {Release} from '../../types';
import styles from './somePages.module.css';

/** The first of the releases that came in place of the button takes over the focus. */
function focusRelease({version}: Release): void {
  const heading = document.getElementById(releaseAnchor(version));
  heading?.setAttribute('tabindex', '-1');
  moveFocus(heading);
}

interface PreReleasesProps {
  /** The reader looks for them. */
  readonly isWanted: boolean;
  readonly onShown: () => void;
  /** Scrolls to the release that the URL names. */
  readonly showTarget: () => void;
}

/** The pre-releases of the major, which few readers look for: fetched when one does, or when the URL names one. */
function PreReleases({isWanted, onShown, showTarget}: PreReleasesProps): ReactNode {
  const {hash} = useLocation();
  const [early, setEarly] = useState<readonly Release[]>();
  const [failed, setFailed] = useState(false);
  const isPressed = useRef(false);
  const load = useCallback(() => {
    loadPreReleases().then(
      ({default: loaded}) => {
        setEarly(loaded);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, []);

  const isTarget = isPreReleaseHash(hash);
  useEffect(() => {
    if (isTarget || isWanted) {
      load();
    }
  }, [isTarget, isWanted, load]);
  useEffect(() => {
    const [first] = early ?? [];
    if (!first) {
      return;
    }
    onShown();
    if (isPressed.current) {
      focusRelease(first);
    } else if (isPreReleaseHash(window.location.hash)) {
      showTarget();
    }
  }, [early, onShown, showTarget]);

  if (early) {
    return <ReleaseList releases={early} />;
  }
  return (
    <p className={styles.early} data-markdown="skip">
      <button
        type="button"
        className={`site-button ${styles.load}`}
        data-look="outlined"
        onClick={() => {
          isPressed.current = true;
          load();
        }}
      >
        <Translate
          id="releases.preReleases.show"
          description="Button; the value is the number of alpha and beta versions"
          values={{count: preReleaseCount}}
        >
          {'Show the {count} alpha and beta versions of 6.0.0'}
        </Translate>
      </button>
      {failed && (
        <span role="alert">
          <Translate id="releases.preReleases.failed">
            These versions could not be loaded. Check the connection, then try again.
          </Translate>
        </span>
      )}
    </p>
  );
}

/** Every release of the documented major, by product, from the changelogs that the packages ship. */
export default function WhatsNew(): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const showTarget = useReleaseTarget(list);
  const {filter, result, change} = useListFilter(EVERY_RELEASE, (wanted) =>
    list.current ? filterReleases(list.current, wanted) : undefined,
  );
  const onArrival = (): void => {
    // The reader may have filtered before there was anything to filter.
    if (result) {
      change();
    }
    showTarget();
  };
  const feed = useBaseUrl(FEED_PATH);
  return (
    <section id="WhatsNewLayoutNoSnap" data-wide="" lang={useContext(ChromeLanguage)}>
      <Head>
        <link rel="alternate" type="application/atom+xml" title={`${SITE.title}: releases`} href={feed} />
      </Head>
      <p className={styles.feed}>
        <a href={feed}>
          <Translate id="releases.feed" description="Link to a feed that programs read">
            Follow new releases with the Atom feed
          </Translate>
        </a>
      </p>
      <FilterBar
        label={translate({
          id: 'releases.filter.label',
          message: 'Filter releases',
          description: 'Name of the field that narrows the list of releases',
        })}
        placeholder={translate({
          id: 'releases.filter.placeholder',
          message: 'Word, component or version',
          description: 'Inside the field that narrows the list of releases',
        })}
        text={filter.text}
        onText={(text) => change({text})}
        status={
          result &&
          !leavesEverything(filter) && (
            <Translate
              id="releases.filter.count"
              description="How much the filter leaves; the values are numbers"
              values={{...result}}
            >
              {'Changes: {entries}, releases: {releases}'}
            </Translate>
          )
        }
        isStaticOnPhones
        data-markdown="skip"
      >
        <ProductChoice product={filter.product} onChoose={(product) => change({product})} />
      </FilterBar>
      <div ref={list}>
        <StaticBlock staticId="releases" onArrival={onArrival}>
          {releases && <ReleaseList releases={releases} />}
        </StaticBlock>
        {result?.releases === 0 && (
          <p className={styles.nothing}>
            <Translate id="releases.filter.nothing">
              No release says that. Take a word away, or choose all products.
            </Translate>
          </p>
        )}
        <PreReleases isWanted={isOfPreReleases(filter.text)} onShown={change} showTarget={showTarget} />
      </div>
    </section>
  );
}
