import { expect, test } from 'vitest'
import { toPlainText } from './toPlainText.ts'

test.each([
  ['<p>Soft &amp; matte.</p><p>Stays.</p>', 'Soft & matte. Stays.'],
  ['<ul><li>one</li><li>two</li></ul>', 'one two'],
  ['a &lt;b&gt; &unknown; c', 'a <b> &unknown; c'],
  ['every fourth is <em>olive</em>.', 'every fourth is olive.'],
  ['', ''],
])('turns the HTML %s into %j', (html, text) => {
  expect(toPlainText(html, 50)).toBe(text)
})

test('cuts a long text between words', () => {
  expect(toPlainText('<p>A soft-focus matte that stays</p>', 20)).toBe('A soft-focus matte…')
})
