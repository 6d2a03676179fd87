import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {apiPagePath} from '../../site/apiPaths';
import {playgroundLink, type Choice} from '../../site/choices';
import type {ProductId} from '../../site/products';
import PlanTag from '../PlanTag';
import type {Question} from './question';
import styles from './styles.module.css';

export interface Props {
  readonly choice: Choice;
  readonly productId: ProductId;
  readonly questions: readonly Question[];
  readonly title: ReactNode;
  readonly reason: string;
  /** Drawn for those who see it; the title says what it shows. */
  readonly picture: ReactNode;
}

function Links({choice, productId}: Pick<Props, 'choice' | 'productId'>): ReactNode {
  const {guide, component, sample} = choice;
  return (
    <p className={styles.links}>
      <Link to={guide} data-noBrokenLinkCheck>
        {choice.planned ? (
          <Translate id="site.chooser.substitute" description="Link to a page that shows what to use instead">
            Substitute
          </Translate>
        ) : (
          <Translate id="site.chooser.guide" description="Link to the guide of a component">
            Guide
          </Translate>
        )}
      </Link>
      {component !== undefined && (
        <Link to={apiPagePath(productId, component)} data-noBrokenLinkCheck>
          <Translate id="site.chooser.api" values={{component: <code>{component}</code>}}>
            {'API of {component}'}
          </Translate>
        </Link>
      )}
      {component !== undefined && sample !== undefined && (
        <Link
          to={playgroundLink(productId, component, sample)}
          data-noBrokenLinkCheck
          data-ga-event-category="chooser"
          data-ga-event-action="playground"
          data-ga-event-label={choice.id}
        >
          <Translate id="site.chooser.playground" description="Link that opens a component with controls for its props">
            Open the playground
          </Translate>
        </Link>
      )}
    </p>
  );
}

/** One thing to choose, with a reason and where to go on. */
export default function ChoiceCard({choice, productId, questions, title, reason, picture}: Props): ReactNode {
  const {fits, plan, planned = false} = choice;
  return (
    <li className={styles.card} data-choice={choice.id}>
      {picture !== undefined && (
        <svg viewBox="0 0 96 56" className={styles.picture} aria-hidden="true">
          {picture}
        </svg>
      )}
      <p className={styles.title}>
        <strong>{title}</strong>
        {plan && <PlanTag plan={plan} />}
        {planned && (
          <span className={styles.planned}>
            <Translate id="site.chooser.planned" description="Mark of what the documented version does not have">
              Not in version 6
            </Translate>
          </span>
        )}
      </p>
      <p>{reason}</p>
      <p className={styles.fits}>
        <Translate id="site.chooser.fits" description="Before the answers that something fits">
          {'Fits: '}
        </Translate>
        {questions
          .flatMap(({id, answers}) => answers.filter((answer) => fits[id]?.includes(answer.id)))
          .map(({label}) => label)
          .join(' · ')}
      </p>
      <Links choice={choice} productId={productId} />
    </li>
  );
}
