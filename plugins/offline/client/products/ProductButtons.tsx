import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {SavedProductId} from '../../savedProducts';
import type {ProductState} from './state';
import {productStore} from './store';
import styles from './onDemand.module.css';

interface ButtonProps {
  /** What it does, for analytics. */
  readonly action: 'save' | 'stop' | 'continue' | 'update' | 'remove';
  readonly product: SavedProductId;
  /** Its name with the product, for screen readers; begins with what it shows. */
  readonly label?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Button({action, product, label, onPress, children}: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={`site-button ${styles.button}`}
      data-look="outlined"
      aria-label={label}
      onClick={onPress}
      data-ga-event-category="offline"
      data-ga-event-action={action}
      data-ga-event-label={product}
    >
      {children}
    </button>
  );
}

export interface Props {
  readonly id: SavedProductId;
  /** The product's name. */
  readonly name: string;
  readonly state: ProductState;
}

function SaveButton({id, name}: Props): ReactNode {
  return (
    <Button action="save" product={id} onPress={() => void productStore.save(id)}>
      <Translate
        id="offline.products.save"
        values={{product: name}}
        description="Button that saves all pages of a product for reading without a network"
      >
        {'Save {product} for offline use'}
      </Translate>
    </Button>
  );
}

function StopButton({id, name}: Props): ReactNode {
  const label = translate(
    {
      id: 'offline.products.stop.label',
      message: 'Stop saving {product}',
      description: 'Name of the button that shows “Stop”',
    },
    {product: name},
  );
  return (
    <Button action="stop" product={id} label={label} onPress={() => productStore.stop(id)}>
      <Translate id="offline.products.stop" description="Button that stops saving a product; what is there stays">
        Stop
      </Translate>
    </Button>
  );
}

function ContinueButton({id, name}: Props): ReactNode {
  const label = translate(
    {
      id: 'offline.products.continue.label',
      message: 'Continue saving {product}',
      description: 'Name of the button that shows “Continue”',
    },
    {product: name},
  );
  return (
    <Button action="continue" product={id} label={label} onPress={() => void productStore.save(id)}>
      <Translate id="offline.products.continue" description="Button that goes on with saving a half-finished product">
        Continue
      </Translate>
    </Button>
  );
}

function UpdateButton({id, name}: Props): ReactNode {
  const label = translate(
    {
      id: 'offline.products.update.label',
      message: 'Update {product} on this device',
      description: 'Name of the button that shows “Update”',
    },
    {product: name},
  );
  return (
    <Button action="update" product={id} label={label} onPress={() => void productStore.save(id)}>
      <Translate id="offline.products.update" description="Button that updates a saved product to the deployed build">
        Update
      </Translate>
    </Button>
  );
}

function RemoveButton({id, name}: Props): ReactNode {
  const label = translate(
    {
      id: 'offline.products.remove.label',
      message: 'Remove {product} from this device',
      description: 'Name of the button that shows “Remove”',
    },
    {product: name},
  );
  return (
    <Button action="remove" product={id} label={label} onPress={() => void productStore.remove(id)}>
      <Translate id="offline.products.remove" description="Button that deletes the files of a saved product">
        Remove
      </Translate>
    </Button>
  );
}

/** What can be done with a product in its state. */
export default function ProductButtons(props: Props): ReactNode {
  const {state} = props;
  switch (state.status) {
    case 'unsaved':
      return <SaveButton {...props} />;
    case 'saving':
      return (
        <div className={styles.buttons}>
          <StopButton {...props} />
        </div>
      );
    case 'half':
      return (
        <div className={styles.buttons}>
          <ContinueButton {...props} />
          <RemoveButton {...props} />
        </div>
      );
    case 'saved':
      return (
        <div className={styles.buttons}>
          {(state.saved.updateBytes !== undefined || state.problem) && <UpdateButton {...props} />}
          <RemoveButton {...props} />
        </div>
      );
    case 'removing':
    case 'elsewhere':
      return null;
  }
}
