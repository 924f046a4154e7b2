import { expect, test } from 'vitest'
import { kalamkari } from './kalamkari.ts'
import { namedPrint } from './prints.ts'

test('names the print of a kalamkari title', () => {
  expect(namedPrint('Kalamkari Print Midi Dress')).toBe('kalamkari')
  expect(namedPrint('Bagru Block Print Kurta')).toBe('block')
})

test('lets each peacock face another one', () => {
  const [, , art] = kalamkari('#e9d9b6', '#7a2f2a')
  const facing = (scale: string) => art.split(`scale(${scale})`).length - 1
  expect(facing('0.740 0.740')).toBe(6)
  expect(facing('-0.740 0.740')).toBe(6)
})
