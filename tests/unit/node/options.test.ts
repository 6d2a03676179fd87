import Joi from 'joi';
import {optionsValidator} from '../../../src/node/options';

const validateOptions = optionsValidator(
  'demos',
  Joi.object<{rows: number; name: string}>({rows: Joi.number().default(12), name: Joi.string().default('demo')}),
);

test('what is left out gets its default', () => {
  expect(validateOptions({})).toEqual({id: 'default', rows: 12, name: 'demo'});
  expect(validateOptions({options: {rows: 3}})).toEqual({id: 'default', rows: 3, name: 'demo'});
});

test('the id of an instance is passed on', () => {
  expect(validateOptions({options: {id: 'older'}})).toMatchObject({id: 'older'});
});

test('all problems are named at once, with the plugin', () => {
  expect(() => validateOptions({options: {rows: 'many', colour: 1}})).toThrow(
    new Error('[demos] invalid options: "rows" must be a number; "colour" is not allowed'),
  );
});

test('a value of another type is not made to fit', () => {
  expect(() => validateOptions({options: {rows: '3'}})).toThrow('"rows" must be a number');
});
