import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {rowId} from '../../paths';
import {FactType, ReferenceEntries, ReferenceEntry, ReferenceFact} from '../ReferenceList';
import type {ApiSelector} from '../../types';
import usePackageLanguage from '../usePackageLanguage';

/** Whose selectors they are, by the component's name in the entries' URLs. */
const GRID = 'DataGrid';

function SelectorFacts({acceptsApiRef, state, result}: ApiSelector): ReactNode {
  return (
    <>
      <ReferenceFact
        label={translate({id: 'apiReference.selector.result', message: 'Returns', description: 'Of a selector'})}
      >
        <FactType type={result} />
      </ReferenceFact>
      <ReferenceFact
        label={translate({id: 'apiReference.selector.argument', message: 'Takes', description: 'Of a selector'})}
      >
        {acceptsApiRef ? <code dir="ltr">apiRef</code> : <FactType type={state} />}
      </ReferenceFact>
    </>
  );
}

function SelectorList({selectors}: {readonly selectors: readonly ApiSelector[]}): ReactNode {
  return (
    <ReferenceEntries section="selectors">
      {selectors.map((selector) => (
        <ReferenceEntry
          key={selector.name}
          id={rowId(GRID, 'selector', selector.name)}
          name={selector.name}
          plan={selector.plan}
          isDeprecated={selector.deprecation !== null}
          history={selector}
          description={selector.description}
        >
          <SelectorFacts {...selector} />
        </ReferenceEntry>
      ))}
    </ReferenceEntries>
  );
}

export interface Props {
  readonly selectors: readonly ApiSelector[];
  readonly feature?: string | undefined;
}

/** Selectors, by feature or of one. */
export default function SelectorLists({selectors, feature}: Props): ReactNode {
  const lang = usePackageLanguage();
  if (feature !== undefined) {
    return <SelectorList selectors={selectors.filter((selector) => selector.feature === feature)} />;
  }
  const features = [...new Set(selectors.map((selector) => selector.feature))];
  return features.map((title) => (
    <section key={title}>
      <h3 lang={lang}>{title}</h3>
      <SelectorList selectors={selectors.filter((selector) => selector.feature === title)} />
    </section>
  ));
}
