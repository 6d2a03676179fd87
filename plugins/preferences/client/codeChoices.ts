import {DATE_LIBRARY_NAMES} from '@site/src/site/dateLibraries';
import {PACKAGE_MANAGERS} from '@site/src/site/packageManagers';
import {PLANS} from '@site/src/site/packages';
import {CODE_STYLINGS, CODE_VARIANTS, COOKIE_NAMES, PAGE_ATTRIBUTES} from '@site/src/site/storage';
import {writeCookie} from '@site/src/ui/cookies';
import usePageAttribute from '@site/src/ui/usePageAttribute';

/**
 * What a reader may choose about code and commands, the default first. A cookie keeps each choice and an attribute of
 * `<html>` shows it: both are named by the key.
 */
export const CODE_CHOICES = {
  codeVariant: CODE_VARIANTS,
  codeStyling: CODE_STYLINGS,
  dateLibrary: DATE_LIBRARY_NAMES,
  packageManager: PACKAGE_MANAGERS.map(({id}) => id),
  installPlan: PLANS.map(({id}) => id),
} as const;

export type CodeChoice = keyof typeof CODE_CHOICES;

type ValueOf<Choice extends CodeChoice> = (typeof CODE_CHOICES)[Choice][number];

/** Shows code with a value for this visit only; anything that is not a value of the choice shows the default. */
export function showCode(choice: CodeChoice, value: string | null): void {
  const values: readonly string[] = CODE_CHOICES[choice];
  const shown = values.find((one) => one === value) ?? values[0] ?? '';
  document.documentElement.setAttribute(PAGE_ATTRIBUTES[choice], shown);
}

/** Shows code with a value and remembers it. */
export function chooseCode<Choice extends CodeChoice>(choice: Choice, value: ValueOf<Choice>): void {
  showCode(choice, value);
  writeCookie(COOKIE_NAMES[choice], value);
}

/** The value that is shown now, for the buttons of a choice; code itself follows the attribute by CSS. */
export function useCodeChoice<Choice extends CodeChoice>(choice: Choice): ValueOf<Choice> {
  const values: readonly ValueOf<Choice>[] = CODE_CHOICES[choice];
  return usePageAttribute(PAGE_ATTRIBUTES[choice], values, CODE_CHOICES[choice][0] as ValueOf<Choice>);
}
