import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from './plainText.ts'

test.each([
  ['Matte &amp; Glow', 'Matte & Glow'],
  ['<b>Silk</b> Kurta', 'Silk Kurta'],
  ['Silk<br/>Kurta', 'Silk Kurta'],
  ['&lt;b&gt;Silk&lt;/b&gt;', 'Silk'],
  ['&amp;lt;i&amp;gt;Silk', 'Silk'],
  ['L&#39;Or&eacute;al', "L'Oréal"],
  ['  two\n\twords​ ', 'two words'],
  ['Under 5 < 6 years', 'Under 5 < 6 years'],
  ['<script>alert(1)</script>Kajal', 'Kajal'],
  ['nul\u0000byte', 'nul byte'],
  ['lone \ud800 surrogate', 'lone surrogate'],
  ['काजल', 'काजल'],
  ['<p></p>', ''],
])('reads the text of %j as %j', (source, text) => {
  expect(plainText(source)).toBe(text)
})

test('returns the same text when applied twice', () => {
  const piece = fc.constantFrom(
    '<b>',
    '</b>',
    '&amp;',
    '&lt;',
    '&gt;',
    '&',
    '<',
    '>',
    'a',
    ' ',
    '5',
    '<br>',
    ';',
    'lt',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const once = plainText(pieces.join(''))
      expect(plainText(once)).toBe(once)
    }),
  )
})
