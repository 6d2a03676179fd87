import {useCallback, useContext, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props as DemoStageProps} from '@theme/DemoPreview';
import {ChromeLanguage} from '@site/src/ui/ChromeLanguage';
import publishedJson from '@site/src/ui/publishedJson';
import useFocusNear from '@site/src/ui/useFocusNear';
import type * as FirstState from '../../client/firstState';
import type {Require} from '../../client/modules';
import {useLinkedState} from '../../client/useLinkedState';
import type {PlaygroundSettings} from '../../settings';
import type {PlaygroundComponent} from '../../types';
import type {Props as OpenPlaygroundProps} from './OpenPlayground';
import styles from './styles.module.css';

/* eslint-disable @typescript-eslint/no-require-imports -- an import would bundle these for the browser too */
/** What renders the first state without a browser. In the browser's bundle the condition is `false`, and none of it is there. */
const server = __SERVER_BUNDLE__
  ? {
      ...(require('../../client/firstState') as typeof FirstState),
      require: (require('@generated/playground/default/serverModules') as {default: Require}).default,
    }
  : undefined;
/* eslint-enable @typescript-eslint/no-require-imports */

export interface Props {
  /** {@link PlaygroundSettings} as JSON. */
  readonly settings: string;
  /** Shows the component of a live playground. Other pages fetch it with the rest, since few of them have demos. */
  readonly stage?: ComponentType<DemoStageProps>;
}

type Styling = DemoStageProps['demo'];

/** What stands in the stage of a live playground until there is a preview. */
function stylingOf(settings: PlaygroundSettings): Styling {
  const styling: Styling = {
    styling: 'MUI System',
    file: `playground ${settings.id}`,
    load: async () => (await import('../../client/liveFirstState')).liveFirstState(settings),
    loadSources: () => Promise.reject(new Error('A playground writes its own source.')),
  };
  return server
    ? {...styling, loaded: {default: () => <>{server.renderFirstState(settings, server.require)}</>}}
    : styling;
}

interface Opened {
  readonly Stage: ComponentType<DemoStageProps>;
  readonly OpenPlayground: ComponentType<OpenPlaygroundProps>;
  readonly component: PlaygroundComponent;
}

type Opening = 'closed' | 'opening' | 'failed' | Opened;

/** How everything that a playground needs is fetched, once the reader asks for it. */
function playgroundLoader({data, version}: PlaygroundSettings): () => Promise<Opened> {
  const loadComponent = publishedJson<PlaygroundComponent>(data, version);
  return async () => {
    const [panel, component] = await Promise.all([import('./OpenPlayground'), loadComponent()]);
    return {Stage: panel.Stage, OpenPlayground: panel.default, component: component.default};
  };
}

/** A component with controls for its props. Closed, it is a button, with the component above it if that is live. */
export default function ComponentPlayground({settings: text, stage}: Props): ReactNode {
  const settings = useMemo(() => JSON.parse(text) as PlaygroundSettings, [text]);
  const {id, component, height} = settings;
  const section = useRef<HTMLElement>(null);
  const styling = useMemo(() => stylingOf(settings), [settings]);
  const [opening, setOpening] = useState<Opening>('closed');
  const [preview, setPreview] = useState<ComponentType>();
  const showPreview = useCallback((shown: ComponentType | undefined) => setPreview(() => shown), []);
  const [edited, setEdited] = useState<DemoStageProps['edited']>();
  const link = useLinkedState(id);
  const button = useFocusNear();
  useBrokenLinks().collectAnchor(id);

  const load = useMemo(() => playgroundLoader(settings), [settings]);
  const open = useCallback(() => {
    // Another link to an open playground closes nothing.
    setOpening((before) => (typeof before === 'object' ? before : 'opening'));
    load().then(setOpening, () => setOpening('failed'));
  }, [load]);

  useEffect(() => {
    if (link !== undefined) {
      open();
    }
  }, [link, open]);

  const isOpen = typeof opening === 'object';
  const Stage = stage ?? (isOpen && preview ? opening.Stage : undefined);
  return (
    <section
      ref={section}
      id={id}
      className={styles.playground}
      data-playground={isOpen ? 'open' : 'closed'}
      tabIndex={-1}
      lang={useContext(ChromeLanguage)}
      aria-label={translate(
        {
          id: 'playground.label',
          message: 'Playground of {component}: {id}',
          description: 'Name of the section; the id tells it from others of the page',
        },
        {component, id},
      )}
    >
      {Stage && <Stage demo={styling} attempt={0} preview={preview} edited={edited} height={height} bleed={false} />}
      {isOpen ? (
        <opening.OpenPlayground
          // Another link begins anew.
          key={link}
          settings={settings}
          styling={styling}
          component={opening.component}
          link={link}
          onPreview={showPreview}
          onEdited={setEdited}
          section={section}
        />
      ) : (
        <div className={styles.bar}>
          <button
            ref={button}
            type="button"
            onClick={open}
            aria-busy={opening === 'opening'}
            data-ga-event-category="playground"
            data-ga-event-action="open"
            data-ga-event-label={component}
          >
            <Translate
              id="playground.open"
              description="Button that opens the playground of a component"
              values={{component: <code>{component}</code>}}
            >
              {'Try the props of {component}'}
            </Translate>
          </button>
          {opening === 'failed' && (
            <span role="alert">
              <Translate
                id="playground.unreachable"
                description="Shown when the code of a playground cannot be fetched"
              >
                The playground could not be loaded. Check the connection, then try again.
              </Translate>
            </span>
          )}
          <noscript>
            {server && (
              <pre dir="ltr" data-playground-code="">
                {server.firstCode(settings)}
              </pre>
            )}
          </noscript>
        </div>
      )}
    </section>
  );
}
