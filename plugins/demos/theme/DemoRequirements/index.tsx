import {useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import PlanTag from '@site/src/ui/PlanTag';
import {PUBLISHED_WEIGHTS} from '../../paths';
import type {DemoInfo, DemoStyling} from '../../types';
import {fetchWeights, weightOfBuild, weightText} from './weights';
import styles from './styles.module.css';

export interface Props {
  readonly demo: DemoInfo;
  /** The demo as it is shown. */
  readonly shown: DemoStyling;
}

/** The dev server bundles other than the build: what it sends says nothing of a demo's weight. */
const IS_WEIGHED = process.env.NODE_ENV === 'production';

/** The weight from the server's page, which hydration does not touch; fetched if the page was reached by navigation. */
function Weight({file}: {readonly file: string}): ReactNode {
  const url = useBaseUrl(PUBLISHED_WEIGHTS);
  const shown = useRef<HTMLSpanElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!IS_WEIGHED || shown.current?.firstChild) {
      return undefined;
    }
    let current = true;
    // It never fails: without an answer there are no weights.
    void fetchWeights(url).then((weights) => current && setText(weightText(weights[file])));
    return () => {
      current = false;
    };
  }, [url, file]);

  const explanation = translate({
    id: 'demos.requirements.weight',
    message: 'Download of this demo and its packages, compressed, without React',
    description: 'Explains a number of kilobytes beside a demo',
  });
  const html = __SERVER_BUNDLE__ ? weightOfBuild(file) : text;
  return (
    <span className={styles.weight} title={explanation} data-demo-weight="">
      <span ref={shown} suppressHydrationWarning dangerouslySetInnerHTML={{__html: html}} />
      <span className="site-hidden">{explanation}</span>
    </span>
  );
}

/** The paid plan that a demo needs, if any, and its weight: one line in the demo's frame. */
export default function DemoRequirements({demo, shown}: Props): ReactNode {
  const {plan} = demo;
  return (
    <span className={styles.requirements}>
      {plan !== 'community' && <PlanTag plan={plan} />}
      {/* The build weighs what demos are written with. */}
      {shown.dateLibrary === undefined && <Weight file={demo.stylings[0].file} />}
    </span>
  );
}
