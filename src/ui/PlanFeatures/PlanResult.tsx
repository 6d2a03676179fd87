import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {leastPlan} from '../../site/planFeatures';
import {choicesLink} from '../choices';
import CopyButton from '../CopyButton';
import {featureTexts} from './featureTexts';
import {featuresOf, installCode, knownIds} from './installCode';
import styles from './onDemand.module.css';

export interface Props {
  /** The ids of the ticked features. */
  readonly needed: readonly string[];
  readonly onClear: () => void;
}

/** Between the names of features. */
function listed(names: readonly string[]): string {
  const separator = translate({id: 'site.features.separator', message: ', ', description: 'Between names in a list'});
  return names.join(separator);
}

/** The plan that the ticked features need, what it is needed for, and the code to begin with. */
export default function PlanResult({needed, onClear}: Props): ReactNode {
  const result = useRef<HTMLDivElement>(null);
  // It may cover the box that was ticked last.
  useEffect(() => {
    if (document.activeElement?.matches(':checked')) {
      document.activeElement.scrollIntoView({block: 'nearest'});
    }
  }, [needed]);
  const features = featuresOf(needed);
  const plan = leastPlan(features.map((feature) => feature.plan));
  const texts = featureTexts();
  const reasons = features.filter((feature) => feature.plan === plan.id).map(({id}) => texts[id]);
  return (
    <div ref={result} tabIndex={-1} className={styles.result}>
      <p role="status">
        {features.length === 0 ? (
          <Translate id="site.features.none" description="Below a table of features of which none is ticked">
            Tick the features that you need.
          </Translate>
        ) : (
          <Translate
            id="site.features.least"
            description="Below a table of features; {count} is how many are ticked"
            values={{count: features.length, plan: <strong>{plan.name}</strong>}}
          >
            {'Features ticked: {count}. The least plan that has them: {plan}.'}
          </Translate>
        )}
      </p>
      {features.length > 0 && (
        <>
          {plan.id !== 'community' && (
            <p className={styles.reason}>
              <Translate
                id="site.features.reason"
                description="What a plan is needed for; {features} is a list of names, {more} a link"
                values={{
                  features: listed(reasons),
                  more: (
                    <Link to={`/x/introduction/licensing/#${plan.id}-plan`} data-noBrokenLinkCheck>
                      <Translate id="site.features.adds" values={{plan: plan.name}}>
                        {'What {plan} adds'}
                      </Translate>
                    </Link>
                  ),
                }}
              >
                {'Needed for: {features}. {more}'}
              </Translate>
            </p>
          )}
          <pre
            dir="ltr"
            // A block that scrolls must be reachable by keyboard.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            role="group"
            aria-label={translate({id: 'site.code.label', message: 'Code', description: 'Name of a block of code'})}
          >
            {installCode(features)}
          </pre>
          <div className={styles.actions}>
            <CopyButton
              className="site-button"
              data-look="outlined"
              getText={() => installCode(features)}
              data-ga-event-category="plan-features"
              data-ga-event-action="copy-click"
              data-ga-event-label={plan.id}
            />
            <CopyButton
              className="site-button"
              data-look="outlined"
              label={translate({
                id: 'site.features.link',
                message: 'Copy link',
                description: 'Button: link to choices',
              })}
              getText={() => choicesLink({features: knownIds(needed).join()})}
              data-ga-event-category="plan-features"
              data-ga-event-action="link-click"
              data-ga-event-label={plan.id}
            />
            <button
              type="button"
              className="site-button"
              data-look="outlined"
              data-touch=""
              onClick={() => {
                onClear();
                // The button is gone.
                result.current?.focus({preventScroll: true});
              }}
              data-ga-event-category="plan-features"
              data-ga-event-action="clear"
            >
              <Translate id="site.features.clear" description="Button that unticks all features">
                Clear
              </Translate>
            </button>
          </div>
        </>
      )}
    </div>
  );
}
