import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {keepChoices, linkedChoices, readChoices} from '../choices';
import LoadFailure from '../LoadFailure';
import StaticHtml from '../StaticHtml';
import type * as FeatureTableModule from './FeatureTable';
import type {Scope} from './FeatureTable';
import type {Props as ResultProps} from './PlanResult';
import styles from './styles.module.css';

/** The server's HTML has the table; its script is fetched only if a reader comes from another page of the site. */
const TABLE = __SERVER_BUNDLE__
  ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would bundle it for the browser too
    (require('./FeatureTable') as typeof FeatureTableModule).default
  : undefined;

const loadTable = () => import('./FeatureTable');

/** About what the table takes, in CSS pixels. */
const HEIGHTS: Readonly<Record<Scope, number>> = {products: 4600, grid: 2200, differences: 1160};

/** Where the tab keeps what is ticked. Pages with another choice of features share it. */
const KEY = 'planFeatures';
const NAMES = ['features'];

function idsIn(choices: Readonly<Record<string, string>> | undefined): readonly string[] {
  return choices?.['features']?.split(',') ?? [];
}

export interface Props {
  /** Leaves out what every plan has. */
  readonly differencesOnly?: boolean;
  /** Shows the features of all products, and what turns each on. */
  readonly allProducts?: boolean;
}

/** The features of the Data Grid, or of all products, by plan. What a reader ticks decides which plan is shown. */
export default function PlanFeatures({differencesOnly = false, allProducts = false}: Props): ReactNode {
  const scope = allProducts ? 'products' : differencesOnly ? 'differences' : 'grid';
  const table = useRef<HTMLDivElement>(null);
  const [needed, setNeeded] = useState<readonly string[]>([]);
  const [Result, setResult] = useState<ComponentType<ResultProps>>();
  const [hasFailed, setFailed] = useState(false);
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
  const update = useCallback((): readonly string[] => {
    const ids = boxes().flatMap(({checked, value}) => (checked ? [value] : []));
    setNeeded(ids);
    if (ids.length > 0) {
      loadResult();
    }
    return ids;
  }, [loadResult]);
  const change = (): void => {
    // Another page may show features that this one lacks: they stay chosen.
    const shown = new Set(boxes().map(({value}) => value));
    const others = idsIn(readChoices(KEY, NAMES)).filter((id) => !shown.has(id));
    const ids = [...update(), ...others];
    import('./installCode').then(
      ({knownIds}) => keepChoices(KEY, NAMES, {features: knownIds(ids).join()}),
      // Without it the page says that it could not load the result.
      () => undefined,
    );
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
    const ids = idsIn(readChoices(KEY, NAMES));
    tick(({checked, value}) => checked || ids.includes(value));
  }, [tick]);
  useEffect(() => {
    restore();
    const follow = (): void => {
      const linked = linkedChoices(window.location.hash, NAMES);
      if (linked) {
        tick(({value}) => idsIn(linked).includes(value));
      }
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [restore, tick]);
  const clear = (): void => {
    tick(() => false);
    keepChoices(KEY, NAMES, {features: ''});
  };
  const name = translate({id: 'site.features.name', message: 'Features by plan', description: 'Name of a table'});
  return (
    <div>
      <div ref={table} className={styles.table} onInput={change} onFocus={loadResult}>
        <StaticHtml
          loaded={TABLE}
          load={loadTable}
          minHeight={HEIGHTS[scope]}
          render={(FeatureTable) => <FeatureTable scope={scope} name={name} onShown={restore} />}
        />
      </div>
      {Result && <Result needed={needed} onClear={clear} />}
      {hasFailed && needed.length > 0 && <LoadFailure onRetry={loadResult} />}
    </div>
  );
}
