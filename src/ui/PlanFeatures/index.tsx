import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import LoadFailure from '../LoadFailure';
import StaticBlock from '../StaticBlock';
import {readForTab} from '../tabStorage';
import useFocusNear from '../useFocusNear';
import type * as FeatureTableModule from './FeatureTable';
import type {Scope} from './FeatureTable';
import type * as KeptFeaturesModule from './keptFeatures';
import {KEPT_FEATURES, LINKED_FEATURES} from './keys';
import type {Props as ResultProps} from './PlanResult';
import styles from './styles.module.css';

/** Needs no script: the browser takes it from the page's HTML. */
const FeatureTable = __STATIC_CONTENT__
  ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would bundle it for the browser too
    (require('./FeatureTable') as typeof FeatureTableModule).default
  : undefined;

const loadKept = () => import('./keptFeatures');

/** Whether the hash of the page may name features. */
function isLinked(): boolean {
  return window.location.hash.includes(`${LINKED_FEATURES}=`);
}

function tickedIn(boxes: readonly HTMLInputElement[]): readonly string[] {
  return boxes.flatMap(({checked, value}) => (checked ? [value] : []));
}

/** Without its script the features are not kept, and the page says that it could not load the result. */
function ignore(): void {
  return undefined;
}

export interface Props {
  /** Leaves out what every plan has. */
  readonly differencesOnly?: boolean;
  /** Shows the features of all products, and what turns each on. */
  readonly allProducts?: boolean;
}

/** The features of the Data Grid, or of all products, by plan. What a reader ticks decides which plan is shown. */
export default function PlanFeatures({differencesOnly = false, allProducts = false}: Props): ReactNode {
  const scope: Scope = allProducts ? 'products' : differencesOnly ? 'differences' : 'grid';
  const table = useRef<HTMLDivElement>(null);
  const [needed, setNeeded] = useState<readonly string[]>([]);
  const [Result, setResult] = useState<ComponentType<ResultProps>>();
  const [hasFailed, setFailed] = useState(false);
  const retryButton = useFocusNear();
  const boxes = (): HTMLInputElement[] => [
    ...(table.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []),
  ];
  // Fetched with the first focus in the table, before a box is ticked: screen readers read changes of what is there already.
  const loadResult = useCallback(() => {
    setFailed(false);
    import('./PlanResult').then(
      (module) => setResult(() => module.default),
      () => setFailed(true),
    );
  }, []);
  const update = useCallback((): void => {
    const ids = tickedIn(boxes());
    setNeeded(ids);
    if (ids.length > 0) {
      loadResult();
    }
  }, [loadResult]);
  const keep = useCallback(({keepFeatures}: typeof KeptFeaturesModule): void => {
    const shown = boxes();
    keepFeatures(
      tickedIn(shown),
      shown.map(({value}) => value),
    );
  }, []);
  const change = (): void => {
    update();
    // What is ticked by then: what was kept may be restored meanwhile.
    loadKept().then(keep, ignore);
  };
  const tick = useCallback(
    (isTicked: (box: HTMLInputElement) => boolean) => {
      boxes().forEach((box) => {
        box.checked = isTicked(box);
      });
      update();
    },
    [update],
  );
  // Readers tick before the script is there, and browsers tick again after a reload.
  const restore = useCallback(() => {
    update();
    const isTicked = tickedIn(boxes()).length > 0;
    if (isTicked || isLinked() || readForTab(KEPT_FEATURES) !== null) {
      loadKept().then((module) => {
        const ids = module.readFeatures();
        tick(({checked, value}) => checked || ids.includes(value));
        if (isTicked) {
          keep(module);
        }
      }, ignore);
    }
  }, [keep, tick, update]);
  useEffect(() => {
    restore();
    const follow = (): void => {
      if (isLinked()) {
        loadKept().then(({linkedFeatures}) => {
          const ids = linkedFeatures();
          if (ids) {
            tick(({value}) => ids.includes(value));
          }
        }, ignore);
      }
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [restore, tick]);
  const clear = (): void => {
    tick(() => false);
    loadKept().then(keep, ignore);
  };
  const name = translate({id: 'site.features.name', message: 'Features by plan', description: 'Name of a table'});
  return (
    <div>
      <div ref={table} className={styles.table} onInput={change} onFocus={loadResult}>
        <StaticBlock staticId={`plan-features-${scope}`} onArrival={restore}>
          {FeatureTable && <FeatureTable scope={scope} name={name} />}
        </StaticBlock>
      </div>
      {/* It keeps the place of a keyboard, before the result. */}
      <div tabIndex={-1}>
        {hasFailed && needed.length > 0 && <LoadFailure onRetry={loadResult} button={retryButton} />}
      </div>
      {Result && <Result needed={needed} onClear={clear} />}
    </div>
  );
}
