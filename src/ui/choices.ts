import {forgetForTab, readForTab, writeForTab} from './tabStorage';

/** What a reader chose, by the names of the questions: `{features: 'treeData,copying'}`. */
export type Choices = Readonly<Record<string, string>>;

/** Longer links and kept texts are not read: no set of choices is that long. */
const MOST_CHARACTERS = 2000;

function parsed(text: string, names: readonly string[]): Choices | undefined {
  if (text.length > MOST_CHARACTERS) {
    return undefined;
  }
  const values = new URLSearchParams(text);
  const known = names.flatMap((name) => {
    const value = values.get(name);
    return value ? [[name, value] as const] : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

function written(choices: Choices): string {
  const pairs = Object.entries(choices).filter(([, value]) => value !== '');
  // Commas need no escape in a hash.
  return new URLSearchParams(pairs).toString().replaceAll('%2C', ',');
}

/**
 * What a link chooses: `#features=treeData,copying`. Values are any text; whoever shows them compares them with what there is.
 *
 * @returns `undefined` for the hash of anything else, and for one that is too long
 */
export function linkedChoices(hash: string, names: readonly string[]): Choices | undefined {
  return parsed(hash.replace(/^#/, ''), names);
}

/** URL of the present page with choices in its hash. */
export function choicesLink(choices: Choices): string {
  return new URL(`#${written(choices)}`, window.location.href).href;
}

/** What the link of the page chooses, or else what was chosen before in this tab. */
export function readChoices(key: string, names: readonly string[]): Choices | undefined {
  return linkedChoices(window.location.hash, names) ?? parsed(readForTab(key) ?? '', names);
}

/** Keeps choices for this tab. If the URL of the page holds choices, it follows, so that a reload shows the same. */
export function keepChoices(key: string, names: readonly string[], choices: Choices): void {
  const text = written(choices);
  if (text === '') {
    forgetForTab(key);
  } else {
    writeForTab(key, text);
  }
  if (linkedChoices(window.location.hash, names)) {
    const {pathname, search} = window.location;
    window.history.replaceState(window.history.state, '', pathname + search + (text && `#${text}`));
  }
}
