import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {
  GRID_CONCEPT_GROUPS,
  GRID_VOCABULARIES,
  GRID_VOCABULARY,
  guideOf,
  namesOf,
  type GridConceptGroup,
  type GridName,
} from '../../site/gridVocabulary';
import {groupTexts} from '../PlanFeatures/featureTexts';
import {conceptTexts} from './conceptTexts';

function vocabularyGroupTexts(): Readonly<Record<GridConceptGroup, string>> {
  return {...groupTexts(), look: translate({id: 'site.vocabulary.look', message: 'Parts and look'})};
}

/** A name as code, which may be broken before its words. */
function Name({text}: {readonly text: string}): ReactNode {
  return (
    <code>
      {text.split(/(?=[A-Z][a-z])/).map((word, index) => (
        <Fragment key={word}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </code>
  );
}

function Names({names}: {readonly names: readonly GridName[]}): ReactNode {
  if (names.length === 0) {
    return (
      <span data-none="">
        <Translate id="site.vocabulary.none" description="In a table: a grid has no name of its own for something">
          none
        </Translate>
      </span>
    );
  }
  return names.map(({text, href}, index) => (
    <Fragment key={text}>
      {index > 0 && ', '}
      {href === undefined ? (
        <Name text={text} />
      ) : (
        <Link to={href} data-noBrokenLinkCheck>
          <Name text={text} />
        </Link>
      )}
    </Fragment>
  ));
}

/** What grids do, each with its names in four vocabularies. */
export default function VocabularyTable({name}: {readonly name: string}): ReactNode {
  const texts = conceptTexts();
  const groups = vocabularyGroupTexts();
  return (
    <table aria-label={name}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="site.vocabulary.concept" description="Head of a column: what is named">
              What it is
            </Translate>
          </th>
          {GRID_VOCABULARIES.map((vocabulary) => (
            <th key={vocabulary.id} scope="col">
              {vocabulary.name}
            </th>
          ))}
        </tr>
      </thead>
      {GRID_CONCEPT_GROUPS.map((group) => (
        <tbody key={group} data-filter-group="">
          <tr>
            <th scope="rowgroup" colSpan={1 + GRID_VOCABULARIES.length}>
              {groups[group]}
            </th>
          </tr>
          {GRID_VOCABULARY.filter((concept) => concept.group === group).map((concept) => {
            const guide = guideOf(concept);
            return (
              <tr key={concept.id} data-filter-row="">
                <td role="rowheader" data-label="">
                  {guide === undefined ? (
                    texts[concept.id]
                  ) : (
                    <Link to={guide} data-noBrokenLinkCheck>
                      {texts[concept.id]}
                    </Link>
                  )}
                </td>
                {GRID_VOCABULARIES.map(({id, name: label}) => (
                  <td key={id} data-label={label}>
                    <Names names={namesOf(concept, id)} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}
