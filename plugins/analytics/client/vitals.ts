import type {Metric} from 'web-vitals';
import {VITALS_SHARE} from '@site/src/site/limits';
import {readForTab, writeForTab} from '@site/src/ui/tabStorage';
import {tag} from './tag';

const DECISION = 'docs-web-vitals';

/**
 * Decides once for the whole session whether its web vitals are reported. If the decision cannot be stored, the session is
 * left out: otherwise each page would decide again.
 */
function isChosen(): boolean {
  const decided = readForTab(DECISION);
  if (decided !== null) {
    return decided === 'yes';
  }
  const chosen = Math.random() < VITALS_SHARE;
  return writeForTab(DECISION, chosen ? 'yes' : 'no') && chosen;
}

function report({name, delta, id, value, rating}: Metric): void {
  tag('event', name, {value: delta, metric_id: id, metric_value: value, metric_rating: rating});
}

/** Reports web vitals for a small share of sessions; only these load the library. */
export function followVitals(): void {
  if (!isChosen()) {
    return;
  }
  import('web-vitals').then(
    ({onCLS, onFCP, onINP, onLCP, onTTFB}) => [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((on) => on(report)),
    () => undefined,
  );
}
