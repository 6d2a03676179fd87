import {useId, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDateLibrary from '@theme/useDateLibrary';
import {BREAKPOINTS} from '@site/src/site/tokens';
import {DATE_LIBRARIES} from '../../../client/dates';
import type {FrameSettings} from '../../../client/state';
import {canBeDense, localesOf} from '../../../client/themedProgram';
import type {Sample} from '../../../client/samples/types';
import type {PlaygroundComponent} from '../../../types';
import styles from './onDemand.module.css';

/** On wider screens the choices are open at first, since the props are still in view. */
const WIDE = `(min-width: ${BREAKPOINTS.sm}px)`;

/** Widths of a container to try a component in, in CSS pixels. */
const WIDTHS: readonly number[] = [240, 320, 400, 480, 600];

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly component: string;
  readonly value: string;
  readonly options: readonly {readonly value: string; readonly label: string}[];
  readonly onChange: (value: string) => void;
}

function Choice({label, name, component, value, options, onChange}: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="site-field"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        data-ga-event-category="playground"
        data-ga-event-action={name}
        data-ga-event-label={component}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

export interface Props {
  readonly component: PlaygroundComponent;
  readonly samples: readonly Sample[];
  readonly sample: string;
  readonly onSample: (id: string) => void;
  readonly frame: FrameSettings;
  readonly onFrame: (changes: {readonly [Name in keyof FrameSettings]?: FrameSettings[Name] | undefined}) => void;
}

/** The data that a component is shown with, and what stands around it. */
export default function FrameControls({component, samples, sample, onSample, frame, onFrame}: Props): ReactNode {
  const {name, productId} = component;
  const {chooseDateLibrary} = useDateLibrary();
  const [isOpen, setOpen] = useState(() => window.matchMedia(WIDE).matches);
  const choice = {component: name};
  const locales = localesOf(productId);
  const fromPage = translate({
    id: 'playground.frame.page',
    message: 'Default',
    description: 'Choice of a direction, density or language',
  });
  return (
    <details className={styles.details} open={isOpen} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary>
        <Translate
          id="playground.frame"
          description="Name of the choices of data and of what stands around a component"
        >
          Sample and container
        </Translate>
      </summary>
      <div className={styles.frame}>
        {samples.length > 1 && (
          <Choice
            {...choice}
            name="sample"
            label={translate({id: 'playground.sample', message: 'Sample'})}
            value={sample}
            options={samples.map(({id, title}) => ({value: id, label: title()}))}
            onChange={onSample}
          />
        )}
        <Choice
          {...choice}
          name="container"
          label={translate({id: 'playground.frame.width', message: 'Width'})}
          value={String(frame.width ?? '')}
          options={[
            {value: '', label: translate({id: 'playground.frame.allWidth', message: 'Full width'})},
            ...WIDTHS.map((width) => ({value: String(width), label: `${width} px`})),
          ]}
          onChange={(value) => onFrame({width: value === '' ? undefined : Number(value)})}
        />
        <Choice
          {...choice}
          name="direction"
          label={translate({id: 'playground.frame.direction', message: 'Text direction'})}
          value={frame.direction ?? ''}
          options={[
            {value: '', label: fromPage},
            {value: 'rtl', label: translate({id: 'playground.frame.rtl', message: 'Right to left'})},
          ]}
          onChange={(value) => onFrame({direction: value === 'rtl' ? value : undefined})}
        />
        {canBeDense(productId) && (
          <Choice
            {...choice}
            name="density"
            label={translate({id: 'playground.frame.density', message: 'Density'})}
            value={frame.isDense ? 'dense' : ''}
            options={[
              {value: '', label: fromPage},
              {value: 'dense', label: translate({id: 'playground.frame.dense', message: 'Dense'})},
            ]}
            onChange={(value) => onFrame({isDense: value === 'dense' ? true : undefined})}
          />
        )}
        {locales.length > 0 && (
          <Choice
            {...choice}
            name="locale"
            label={translate({id: 'playground.frame.locale', message: 'Language'})}
            value={frame.locale ?? ''}
            options={[
              {value: '', label: fromPage},
              ...locales.map((locale) => ({value: locale.name, label: locale.title})),
            ]}
            onChange={(value) => onFrame({locale: value === '' ? undefined : value})}
          />
        )}
        {productId === 'x-date-pickers' && (
          <Choice
            {...choice}
            name="adapter"
            label={translate({id: 'playground.frame.dates', message: 'Date library'})}
            value={frame.dates ?? DATE_LIBRARIES[0].name}
            options={DATE_LIBRARIES.map((library) => ({value: library.name, label: library.name}))}
            onChange={(value) => {
              const chosen = DATE_LIBRARIES.slice(1).find((library) => library.name === value);
              onFrame({dates: chosen?.name});
              chooseDateLibrary?.(chosen?.name ?? DATE_LIBRARIES[0].name);
            }}
          />
        )}
      </div>
    </details>
  );
}
