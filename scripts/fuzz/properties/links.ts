import assert from 'node:assert/strict';
import {MOST_ENCODED, packLink, unpackLink} from '../../../plugins/playground/client/linkText';
import {initialProps, isSame} from '../../../plugins/playground/client/state';
import {decodeState, encodeState} from '../../../plugins/playground/client/stateLink';
import type {Values} from '../../../plugins/playground/client/values';
import {codeText, codeValue} from '../../../plugins/playground/theme/ComponentPlayground/controls/codeText';
import {compressed, CONTEXT, forged, linkOf, STATES} from '../../../tests/unit/playground/linkFixture';
import {message, nearly} from '../generators';
import {inTime} from '../inTime';
import {property, type Property} from '../property';
import type {Random} from '../random';

const LINKS = Object.values(STATES).map(linkOf);
const READABLE = LINKS.filter((link) => link.startsWith('p'));

/** The path of a value in a prop, or nearly. */
function somePath(random: Random): string {
  const names = [...CONTEXT.component.props.map(({name}) => name), 'xAxis.0.label', 'series.1.data.0', 'sx.a.b'];
  return random.chance(0.7) ? random.pick(names) : nearly(names, random);
}

/** A link that was damaged on its way, or that somebody forged. */
function link(random: Random): string {
  switch (random.below(4)) {
    case 0:
      return nearly(LINKS, random);
    case 1:
      return nearly(READABLE, random);
    case 2:
      return compressed(nearly(['{"height":400},"quarters"', '{},["sx"],{"w":480},"quarters"'], random));
    default:
      return forged(
        Object.fromEntries(random.list(6, () => [somePath(random), message(random)])),
        ...random.list(3, () => (random.chance(0.5) ? random.list(3, () => somePath(random)) : message(random))),
        random.pick(['quarters', 'half-years', 'gone']),
      );
  }
}

/** In milliseconds, on a machine with other work. */
const MOST_FOR_READING = 2000;

/** What a link brings fits the component, changes nothing else, and is the same when it is sent on. */
export function playgroundLinks(read = decodeState): Property {
  return property({
    name: 'links of playgrounds',
    generate: link,
    async check(text) {
      const {state, problems, consent} = await inTime(MOST_FOR_READING, () => read(text, CONTEXT));
      assert.ok(!('polluted' in {}) && Object.keys(Object.prototype).length === 0);
      const {samples} = CONTEXT.sampleSet;
      const sample = samples.find(({id}) => id === state.sample);
      assert.ok(sample);
      const names = CONTEXT.component.props.map(({name}) => name);
      Object.keys(state.props).forEach((name) => assert.ok(names.includes(name), name));
      assert.ok(problems.length <= 20 && Array.isArray(consent));
      const sentOn = encodeState(state, initialProps(sample, CONTEXT.settings.start));
      if (sentOn !== undefined) {
        const arrived = read(sentOn, CONTEXT);
        assert.ok(isSame(arrived.state.props as Values, state.props as Values), `sent on as ${sentOn}`);
        assert.deepEqual({...arrived.state.frame}, {...state.frame});
        assert.deepEqual(arrived.problems, []);
      }
    },
  });
}

/** Any JSON comes out of a link as it went in. */
export function linkTexts(pack = packLink): Property {
  return property({
    name: 'texts of links',
    generate: (random) => JSON.parse(JSON.stringify([message(random), 'end'])) as unknown[],
    check(parts) {
      const packed = pack(parts);
      if (packed !== undefined) {
        assert.ok(packed.length <= MOST_ENCODED);
        assert.equal(new URL(`#${packed}`, 'https://mui.com/').hash, `#${packed}`);
        assert.deepEqual(unpackLink(packed), {parts, isCut: false});
      }
    },
  });
}

/** A value that is edited as text stays the same if nothing is typed. */
export function typedValues(read = codeValue): Property {
  return property({
    name: 'values that are typed',
    generate: (random) => nearly(['{"a": [1, "b"]}', '(value) => `${value} €`', '3', '"text"', 'true'], random),
    check(text) {
      const value = read(text);
      const shown = codeText(value);
      assert.equal(typeof shown, 'string');
      assert.deepEqual(read(shown), value);
    },
  });
}
