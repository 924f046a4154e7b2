import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainConfig } from '../testing/plainConfig.ts'
import { parsePageState, serialisePageState } from './pageState.ts'

const PICTURE = '/media/69oqa7xlsl4y-640x640/1280.webp'
const stateWith = (data: unknown) => ({ answers: [{ key: ['a'], data, updatedAt: 1 }], config: plainConfig })
const writtenAndRead = (data: unknown) => parsePageState(serialisePageState(stateWith(data))).answers[0]?.data

test('holds addresses of pictures in short', () => {
  const pictures = [PICTURE, '/media/3dc7ukkj8197-1280x1600/1280.webp']
  const text = serialisePageState(stateWith(pictures))
  expect(text).toContain(String.raw`"\/69oqa7xlsl4y-640x640","\/3dc7ukkj8197"`)
  expect(writtenAndRead(pictures)).toEqual(pictures)
})

test('gives back texts that look like an address, whole or in short', () => {
  const parts = [
    '"',
    '\\',
    '/',
    '/media/',
    'a-1x1',
    'a-1280x1600',
    '/1280.webp',
    '\\/a',
    '</script>',
    '\u2028',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts)), (some) => {
      const text = some.join('')
      expect(writtenAndRead({ text, [text]: 1 })).toEqual({ text, [text]: 1 })
    }),
  )
})
