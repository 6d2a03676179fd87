import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {rowId} from '../../paths';
import {FactType, ReferenceEntries, ReferenceEntry, ReferenceFact} from '../ReferenceList';
import type {ApiEvent} from '../../types';

/** Whose events they are, by the component's name in the entries' URLs. */
const GRID = 'DataGrid';

function EventFacts({params, event, prop}: ApiEvent): ReactNode {
  return (
    <>
      {params && (
        <ReferenceFact
          label={translate({id: 'apiReference.event.params', message: 'Params', description: 'What an event tells'})}
        >
          <FactType type={params} />
        </ReferenceFact>
      )}
      {event && (
        <ReferenceFact
          label={translate({
            id: 'apiReference.event.event',
            message: 'Event',
            description: 'Type of the browser event behind an event of the grid',
          })}
        >
          <FactType type={event} />
        </ReferenceFact>
      )}
      {prop && (
        <ReferenceFact
          label={translate({
            id: 'apiReference.event.prop',
            message: 'Prop',
            description: 'The prop that listens to an event',
          })}
        >
          {prop.href === null ? (
            <code dir="ltr">{prop.name}</code>
          ) : (
            <Link to={prop.href}>
              <code dir="ltr">{prop.name}</code>
            </Link>
          )}
        </ReferenceFact>
      )}
    </>
  );
}

export interface Props {
  readonly events: readonly ApiEvent[];
}

/** Events, each with what it tells. */
export default function EventList({events}: Props): ReactNode {
  return (
    <ReferenceEntries section="events">
      {events.map((event) => (
        <ReferenceEntry
          key={event.name}
          id={rowId(GRID, 'event', event.name)}
          name={event.name}
          plan={event.plan}
          isDeprecated={event.deprecation !== null}
          history={event}
          description={event.description}
        >
          <EventFacts {...event} />
        </ReferenceEntry>
      ))}
    </ReferenceEntries>
  );
}
