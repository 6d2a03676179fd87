import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import PlanTag from '@site/src/ui/PlanTag';
import type {NavigationProps} from '@site/src/site/navigation';
import styles from './styles.module.css';

export interface Props {
  /** The `customProps` of a sidebar item. */
  readonly marks: Partial<NavigationProps>;
}

/** What sets a page apart in the navigation: the plan it needs, that it is new, that it is only planned. */
export default function NavigationMarks({marks}: Props): ReactNode {
  return (
    <>
      {marks.plan && <PlanTag plan={marks.plan} />}
      {marks.newFeature && (
        <span className={styles.mark}>
          <Translate id="navigation.mark.new" description="Mark on pages about something new">
            New
          </Translate>
        </span>
      )}
      {marks.planned && (
        <span className={styles.mark} data-mark="planned">
          <Translate id="navigation.mark.planned" description="Mark on pages about something that does not exist yet">
            Planned
          </Translate>
        </span>
      )}
    </>
  );
}
