import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {SITE} from '@site/src/site/site';
import {DEFAULT_CODE_STYLING, type CodeStyling} from '@site/src/site/storage';
import styles from './styles.module.css';

export interface Props {
  readonly styling: CodeStyling;
}

/** Above code whose styles win over those of MUI in an app only after a setup. */
export default function StylingNote({styling}: Props): ReactNode {
  if (styling === DEFAULT_CODE_STYLING) {
    return null;
  }
  return (
    <p className={styles.note}>
      <Link to={`${SITE.docsPath}/introduction/css-and-tailwind/`}>
        <Translate
          id="demos.frame.stylingSetup"
          description="Link above the code of a demo that is styled by CSS or Tailwind"
          values={{styling}}
        >
          {'Set up {styling} in your app'}
        </Translate>
      </Link>
    </p>
  );
}
