import { expect, test } from 'vitest'
import { escapeXml } from './escapeXml.ts'

test.each([
  ['Oil & water', 'Oil &amp; water'],
  ['</title><script>', '&lt;/title&gt;&lt;script&gt;'],
  ['a "quoted" word', 'a &quot;quoted&quot; word'],
  ['\u0000bell\u0007', 'bell'],
  ['मानसून', 'मानसून'],
])('escapes %j as %j', (text, xml) => {
  expect(escapeXml(text)).toBe(xml)
})
