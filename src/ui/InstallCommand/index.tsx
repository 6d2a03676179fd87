import {Fragment, useContext, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {PACKAGE_MANAGERS, packageCommand} from '../../site/packageManagers';
import {PLANS, type PlanId} from '../../site/packages';
import {ChromeLanguage} from '../ChromeLanguage';
import fence from '../CodeFence/styles.module.css';
import {visibleCode} from '../CodeVariants';
import CopyButton from '../CopyButton';
import InstallChoice from './InstallChoice';
import styles from './styles.module.css';

/** The command of npm: one, or one for each plan that the product has, which has a package of its own. */
export type Props = {readonly command: string} | Readonly<Partial<Record<PlanId, string>>>;

interface Command {
  /** The name of its plan, if there are several. */
  readonly label?: string;
  readonly npm: string;
  /** The plans whose readers see it, if not all do. */
  readonly plans?: readonly PlanId[];
}

/** Readers of a plan that the product lacks see the next lower one that it has, or else its lowest. */
function plansOf(npmCommands: Readonly<Partial<Record<PlanId, string>>>): readonly Required<Command>[] {
  const own = PLANS.filter(({id}) => npmCommands[id] !== undefined);
  const shownTo = (reader: (typeof PLANS)[number]): PlanId | undefined =>
    (own.findLast((plan) => PLANS.indexOf(plan) <= PLANS.indexOf(reader)) ?? own[0])?.id;
  return own.map(({id, name}) => ({
    label: name,
    npm: npmCommands[id] ?? '',
    plans: PLANS.filter((reader) => shownTo(reader) === id).map((reader) => reader.id),
  }));
}

/** Each word is kept whole where the command takes several lines: a package's name has hyphens. */
function Words({text}: {readonly text: string}): ReactNode {
  return text.split(' ').map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ' '}
      <span>{word}</span>
    </Fragment>
  ));
}

/**
 * A command that installs packages, for the package manager and the plan that the reader chose once. All commands are in
 * the page; attributes of `<html>` and CSS show one. Without scripts, all are shown.
 */
export default function InstallCommand(props: Props): ReactNode {
  const block = useRef<HTMLDivElement>(null);
  const plans = 'command' in props ? [] : plansOf(props);
  const commands: readonly Command[] = 'command' in props ? [{npm: props.command}] : plans;
  return (
    <div
      ref={block}
      className={clsx(fence.fence, styles.block)}
      lang={useContext(ChromeLanguage)}
      data-code-block=""
      data-language="bash"
    >
      <div className={styles.bar}>
        {plans.length > 1 && (
          <InstallChoice
            choice="installPlan"
            label={translate({id: 'site.install.plan', message: 'Plan', description: 'Name of the choice of a plan'})}
            options={plans.map(({label, plans: ids}) => ({name: label, ids}))}
          />
        )}
        <InstallChoice
          choice="packageManager"
          label={translate({
            id: 'site.install.manager',
            message: 'Package manager',
            description: 'Name of the choice between npm, Yarn and pnpm',
          })}
          options={PACKAGE_MANAGERS.map(({id, name}) => ({name, ids: [id]}))}
        />
        <CopyButton
          className={clsx(fence.copy, styles.copy)}
          getText={() => visibleCode(block.current)}
          data-ga-event-category="code"
          data-ga-event-action="copy-click"
          data-ga-event-label="install"
        />
      </div>
      {commands.flatMap(({label, npm, plans: ids}) =>
        PACKAGE_MANAGERS.map((manager) => (
          <pre
            key={npm + manager.id}
            className={styles.command}
            data-install-plan={ids?.join(' ')}
            data-package-manager={manager.id}
            data-label={[label, manager.name].filter(Boolean).join(', ')}
          >
            <code>
              <Words text={packageCommand(manager, npm)} />
            </code>
          </pre>
        )),
      )}
    </div>
  );
}
