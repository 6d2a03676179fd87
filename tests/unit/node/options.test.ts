import Joi from 'joi';
import {validateRoomOptions} from '../../../src/node/options';

const schema = Joi.object<{rows: number; name: string}>({
  rows: Joi.number().default(12),
  name: Joi.string().default('demo'),
});

test('what is left out gets its default', () => {
  expect(validateRoomOptions('demos', schema, undefined)).toEqual({rows: 12, name: 'demo'});
  expect(validateRoomOptions('demos', schema, {rows: 3})).toEqual({rows: 3, name: 'demo'});
});

test('all faults are named at once, with the room', () => {
  expect(() => validateRoomOptions('demos', schema, {rows: 'many', colour: 1})).toThrow(
    new Error('[demos] invalid options: "rows" must be a number; "colour" is not allowed'),
  );
});

test('a value of another type is not made to fit', () => {
  expect(() => validateRoomOptions('demos', schema, {rows: '3'})).toThrow('"rows" must be a number');
});
