import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathOfAddress } from './redirectPath.ts'
import { shortenChains } from './shortenChains.ts'

test('redirects to the end of a chain of redirects in one step', () => {
  const targets = new Map([
    ['/a', '/B/?x=1'],
    ['/b', '/c#end'],
  ])
  expect(shortenChains(targets)).toEqual(
    new Map([
      ['/a', '/c#end'],
      ['/b', '/c#end'],
    ]),
  )
})

test('names every address that leads into a loop', () => {
  const targets = new Map([
    ['/a', '/b'],
    ['/b', '/c'],
    ['/c', '/b?again'],
    ['/self', '/Self/'],
  ])
  expect([...shortenChains(targets).values()]).toEqual([null, null, null, null])
})

test('no target is itself an old address, for any redirects', () => {
  const page = fc.integer({ min: 0, max: 12 }).map((number) => `/p${number}`)
  const areShort = fc.property(fc.array(fc.tuple(page, page), { maxLength: 20 }), (pairs) => {
    const ends = shortenChains(new Map(pairs))
    return [...ends.values()].every((target) => target === null || !ends.has(pathOfAddress(target)))
  })
  expect(() => fc.assert(areShort)).not.toThrow()
})
