import { expect, test } from 'vitest'
import { darken } from './colour.ts'
import { phulkari } from './embroidery.ts'

test('lays each stitched lozenge above its own shade on the cloth', () => {
  const [, , art] = phulkari('#c2315b', '#f2b632')
  const shades = art.split(`fill="${darken('#c2315b', 0.4)}"`).length - 1
  const stitched = art.split('stroke-width="2.6"').length - 1
  expect(shades).toBe(stitched)
  expect(stitched).toBeGreaterThan(40)
})
