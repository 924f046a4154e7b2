import { expect, test } from 'vitest'
import { findForeignMarkup } from '#testing/findForeignMarkup.ts'
import { hostileHtml, wrapEach } from '#testing/hostileHtml.ts'
import { plainText } from './plainText.ts'
import { sanitiseHtml } from './sanitiseHtml.ts'

/** Every fifth payload in one of its wrappings. `npm run rel -- payloads` tries all combinations. */
const payloads = hostileHtml()
  .filter((_payload, index) => index % 5 === 0)
  .flatMap((payload, index) => {
    const wrapped = wrapEach(payload)
    return [payload, wrapped[index % wrapped.length] ?? '']
  })

test('leaves only prose of every payload that tries to inject scripts', () => {
  expect(payloads.length).toBeGreaterThan(4_000)
  const kept = payloads.filter((payload) => findForeignMarkup(sanitiseHtml(payload)).length > 0)
  expect(kept).toEqual([])
})

test('reads a payload in a title as text, with the same result when read twice', () => {
  const changed = payloads.filter((payload) => {
    const once = plainText(payload)
    return plainText(once) !== once
  })
  expect(changed).toEqual([])
})

test('distinguishes prose from foreign markup', () => {
  expect(findForeignMarkup('<p>x</p><a href="/x">y</a><img src="/a.png" alt="" loading="lazy">')).toEqual([])
  expect(findForeignMarkup('<p onclick="x()">x</p><svg></svg><a href="//a">y</a></div><b>')).toEqual([
    'p onclick=x()',
    'svg',
    'a href=//a',
  ])
})
