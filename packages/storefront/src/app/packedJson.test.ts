import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromPackedJson, toPackedJson } from './packedJson.ts'

test('gives back every value that JSON can hold', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.stringify(value)
      expect(fromPackedJson(toPackedJson(value))).toEqual(JSON.parse(json))
    }),
  )
})

test('tells an object with an empty key from an empty object', () => {
  const value = [{}, { '': 1 }, { a: 1, b: 2 }, { 'a\0b': 3 }]
  expect(fromPackedJson(toPackedJson(value))).toEqual(value)
})

test('leaves out what is undefined', () => {
  expect(fromPackedJson(toPackedJson({ a: undefined, b: [1, { c: undefined }] }))).toEqual({ b: [1, {}] })
})

test('writes the keys of equal objects once', () => {
  const cards = Array.from({ length: 3 }, (_, id) => ({ id, title: 'Lipstick', variants: [{ id }] }))
  expect(toPackedJson(cards).match(/title/g)).toHaveLength(1)
  expect(fromPackedJson(toPackedJson(cards))).toEqual(cards)
})

test('writes the values of objects with the same keys one after another', () => {
  expect(toPackedJson([{ src: 'a' }, { src: 'b' }])).toBe('{"shapes":[["src"]],"value":[-2,"a","b"]}')
})

test('gives back lists of objects with the same keys, other keys or none', () => {
  const row = fc.record({ a: fc.jsonValue(), b: fc.array(fc.record({ c: fc.jsonValue() })) })
  const lists = fc.array(
    fc.oneof(fc.array(row), fc.array(fc.constant({})), fc.array(fc.oneof(row, fc.jsonValue()))),
  )
  fc.assert(
    fc.property(lists, (value) => {
      const json = JSON.stringify(value)
      expect(fromPackedJson(toPackedJson(value))).toEqual(JSON.parse(json))
    }),
  )
})
