import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import DemoRequirements from '@theme/DemoRequirements';
import CopyButton from '@site/src/ui/CopyButton';
import Toolbar from '@site/src/ui/Toolbar';
import {eventDataOf} from '../../client/eventData';
import type {DemoInfo, DemoStyling} from '../../types';
import DateLibraryChoice from './DateLibraryChoice';
import MoreMenu from './MoreMenu';
import StylingChoice from './StylingChoice';
import VariantChoice from './VariantChoice';
import styles from './styles.module.css';

export interface Props {
  readonly demo: DemoInfo;
  /** The styling in which the demo is shown. */
  readonly shown: DemoStyling;
  readonly isOpen: boolean;
  /** Id of the element that holds the source. */
  readonly sourceId: string;
  readonly onToggleSource: () => void;
  /** Gives the source in the reader's code variant. */
  readonly getText: () => Promise<string>;
  readonly onResetDemo: () => void;
  readonly onResetFocus: () => void;
  readonly isEditing?: boolean;
  /** Opens or closes the editor. */
  readonly onEdit?: () => void;
  /** Links and buttons that other parts of the plugin add. */
  readonly children?: ReactNode;
}

/** The actions on a demo; one tab stop, arrow keys inside. */
export default function DemoToolbar({demo, shown, isOpen, isEditing = false, sourceId, ...actions}: Props): ReactNode {
  const eventData = eventDataOf(demo.name, isOpen);
  const name = translate(
    {id: 'demos.toolbar.name', message: 'Code of {demo}', description: 'Name of the toolbar of a demo'},
    {demo: demo.name},
  );
  // Some browsers copy only what is there when the button is pressed.
  const fetchText = (): void => {
    actions.getText().catch(() => undefined);
  };
  return (
    <Toolbar label={name} className={styles.toolbar}>
      <span className={styles.choices}>
        <VariantChoice eventData={eventData} />
        <StylingChoice demo={demo} shown={shown.styling} eventData={eventData} />
        <DateLibraryChoice shown={shown} eventData={eventData} />
        <DemoRequirements demo={demo} shown={shown} />
      </span>
      <span className={styles.actions}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={sourceId}
          onClick={actions.onToggleSource}
          {...eventData('expand')}
        >
          {isOpen ? (
            <Translate id="demos.toolbar.hideSource">Hide code</Translate>
          ) : (
            <Translate id="demos.toolbar.showSource">Show code</Translate>
          )}
        </button>
        {actions.onEdit && (
          <button type="button" aria-pressed={isEditing} onClick={actions.onEdit} {...eventData('edit')}>
            <Translate id="demos.toolbar.edit">Edit</Translate>
          </button>
        )}
        <CopyButton
          getText={actions.getText}
          onPointerEnter={fetchText}
          onFocus={fetchText}
          {...eventData('copy-click')}
        />
        {actions.children}
        <MoreMenu
          demo={demo}
          shown={shown}
          onResetDemo={actions.onResetDemo}
          onResetFocus={actions.onResetFocus}
          eventData={eventData}
        />
      </span>
    </Toolbar>
  );
}
