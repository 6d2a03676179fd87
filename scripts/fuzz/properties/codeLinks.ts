import assert from 'node:assert/strict';
import {codeHash} from '../../../plugins/demos/client/demoLinks';
import {readDemoHash} from '../../../plugins/demos/client/demoHash';
import {lookInTheme, readTheme, themeOfLook} from '../../../plugins/demos/client/linkedCode/linkedTheme';
import {packCode, unpackCode, visibleCode, type SentCode} from '../../../plugins/demos/client/linkedCode/packCode';
import {DATE_LIBRARY_NAMES} from '../../../src/site/dateLibraries';
import {LONGEST_LINK_STATE, LONGEST_LINKED_TEXT} from '../../../src/site/limits';
import {CODE_STYLINGS, CODE_VARIANTS} from '../../../src/site/storage';
import {forgedState} from '../../../tests/unit/demos/linkedStates';
import {message, nearly} from '../generators';
import {inTime} from '../inTime';
import {property, type Property} from '../property';
import type {Random} from '../random';

const CODES = [
  "import * as React from 'react';\n\nexport default function BasicBars() {\n  return <p>Größe</p>;\n}\n",
  'export default () => null;\r\n',
  '',
];

const THEMES = [
  {},
  {mode: 'dark', direction: 'rtl', dense: true, spacing: 4},
  {colors: {primary: {main: '#f00', contrastText: 'rgb(0, 0, 0)'}}},
];

/** A theme, or what somebody wrote in the place of one. */
function theme(random: Random): unknown {
  const given = random.pick(THEMES);
  return random.chance(0.5) ? given : random.chance(0.5) ? message(random) : {...given, colors: message(random)};
}

const STATES = CODES.map((code) => forgedState({code, theme: THEMES[1]}));

/** The state of a link that was damaged on its way, or that somebody forged. */
function state(random: Random): string {
  switch (random.below(3)) {
    case 0:
      return nearly(STATES, random);
    case 1:
      return forgedState(message(random));
    default:
      return forgedState({
        code: random.chance(0.8) ? nearly(CODES, random) : message(random),
        ...(random.chance(0.3) && {dates: random.pick([...DATE_LIBRARY_NAMES, 'toString', 3])}),
        ...(random.chance(0.7) && {theme: theme(random)}),
      });
  }
}

const PROBLEMS: readonly unknown[] = ['broken', 'version', 'tooLong'];

/** In milliseconds, on a machine with other work. */
const MOST_FOR_READING = 2000;

/** Code that a link brings is text that an editor can show, in a theme of known parts, and is the same when it is sent on. */
export function codeLinks(unpack = unpackCode): Property {
  return property({
    name: 'links to code',
    generate: state,
    async check(text) {
      const sent = await inTime(MOST_FOR_READING, () => unpack(text));
      assert.ok(Object.keys(Object.prototype).length === 0);
      if (typeof sent === 'string') {
        assert.ok(PROBLEMS.includes(sent), sent);
        return;
      }
      assert.equal(visibleCode(sent.code), sent.code);
      assert.ok(new TextEncoder().encode(sent.code).length <= LONGEST_LINKED_TEXT);
      assert.ok(sent.dateLibrary === undefined || DATE_LIBRARY_NAMES.includes(sent.dateLibrary));
      assert.deepEqual(readTheme(sent.theme), sent.theme);
      const packed = await packCode(sent);
      assert.ok(typeof packed !== 'string');
      assert.deepEqual(await unpack(packed.state), sent);
    },
  });
}

/** Any code comes out of a link as its sender saw it, and the link is one that no browser changes. */
export function codeStates(pack = packCode): Property {
  return property({
    name: 'code in links',
    generate: (random): SentCode => ({
      code: nearly(CODES, random),
      ...(random.chance(0.3) && {dateLibrary: random.pick(DATE_LIBRARY_NAMES)}),
      theme: readTheme(theme(random)),
    }),
    async check(sent) {
      const packed = await pack(sent);
      assert.ok(typeof packed !== 'string');
      assert.ok(packed.state.length <= LONGEST_LINK_STATE);
      for (const codeVariant of CODE_VARIANTS) {
        for (const styling of CODE_STYLINGS) {
          const hash = codeHash('BasicBars', codeVariant, styling, packed.state);
          assert.match(hash, /^#[\w.=-]+$/);
          assert.deepEqual(readDemoHash(hash), {name: 'BasicBars', codeVariant, styling, state: packed.state});
        }
      }
      assert.deepEqual(await unpackCode(packed.state), {...sent, code: visibleCode(sent.code)});
    },
  });
}

/** A theme of a link, whoever wrote it, is shown as it is, and adds nothing to the look of the page but its own choices. */
export function linkedThemes(read = readTheme): Property {
  return property({
    name: 'themes of links',
    generate: theme,
    check(value) {
      const taken = read(value);
      const look = lookInTheme({attributes: {lang: 'en'}, storage: {}, cookie: 'codeVariant=JS'}, taken);
      assert.deepEqual(themeOfLook(look), taken);
      assert.match(look.cookie, /^codeVariant=JS; paletteColors=[^;\s]*$/);
      assert.deepEqual(
        Object.keys(look.attributes).filter((name) => !/^(?:lang|dir|data-[a-z-]+)$/.test(name)),
        [],
      );
    },
  });
}
