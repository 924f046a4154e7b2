import { createHook } from 'node:async_hooks'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { develop, PART } from './develop.ts'
import type { Negative } from './negatives.ts'

const PIGMENTS = { body: '#c02040', accent: '#d8b25a', backdrop: '#f3d6cf' }
const SIDE = 8

/** Negative with uniform planes; white is light 1. */
async function evenNegative(base: number, body: number, accent: number, backdrop: number): Promise<Negative> {
  const planes = [base, body, accent, backdrop].map((light) =>
    Buffer.alloc(SIDE * SIDE, Math.round(light ** (1 / 2.2) * 255)),
  )
  const raw = { width: SIDE, height: SIDE * 4, channels: 1 as const }
  const file = await sharp(Buffer.concat(planes), { raw }).png().toBuffer()
  return { file, info: { width: SIDE, height: SIDE, scales: [1, 1, 1, 1], labels: [] } }
}

const firstPixel = ({ data }: { data: Buffer }) => Array.from(data.subarray(0, 3))
const near = (colour: number[]) => colour.map((value) => expect.closeTo(value, -0.5))

describe('develop', () => {
  it('shows a fully lit pigment in its own colour', async () => {
    const picture = await develop(
      await evenNegative(0, 0.7, 0, 0),
      { ...PIGMENTS, body: '#808080' },
      [],
      SIDE,
    )
    expect([picture.width, picture.height]).toEqual([SIDE, SIDE])
    const light = 0.7 * ((128 / 255 + 0.055) / 1.055) ** 2.4
    const tone = Math.round(255 * (1.055 * light ** (1 / 2.4) - 0.055))
    expect(firstPixel(picture)).toEqual(near([tone, tone, tone]))
  })

  it('adds the light of all pigments and of the base', async () => {
    const only = await develop(await evenNegative(0, 0.3, 0, 0), PIGMENTS, [], SIDE)
    const both = await develop(await evenNegative(0.1, 0.3, 0.2, 0), PIGMENTS, [], SIDE)
    for (const [i, value] of firstPixel(only).entries()) expect(firstPixel(both)[i]).toBeGreaterThan(value)
  })

  it('rolls off highlights of a photograph', async () => {
    const bright = await develop(await evenNegative(1, 1, 0, 0), PIGMENTS, [], SIDE)
    const brighter = await develop(await evenNegative(1, 1, 1, 0), PIGMENTS, [], SIDE)
    expect(Math.max(...firstPixel(bright))).toBeLessThanOrEqual(255)
    expect(firstPixel(brighter)[2]).toBeGreaterThan(firstPixel(bright)[2]!)
  })

  it('prints ink on its pigment', async () => {
    const ink = new Float32Array(SIDE * SIDE).fill(1)
    const negative = await evenNegative(0, 0.6, 0, 0)
    const printed = await develop(negative, PIGMENTS, [{ ink, on: 'body', colour: '#000000' }], SIDE)
    expect(firstPixel(printed)).toEqual([0, 0, 0])
    const elsewhere = await develop(negative, PIGMENTS, [{ ink, on: 'accent', colour: '#000000' }], SIDE)
    expect(firstPixel(elsewhere)).toEqual(firstPixel(await develop(negative, PIGMENTS, [], SIDE)))
  })

  it('resizes each plane separately', async () => {
    const negative = await evenNegative(0, 0, 0, 0.6)
    const { data } = await develop(negative, PIGMENTS, [], SIDE / 2)
    for (let at = 0; at < data.length; at += 3)
      expect(Array.from(data.subarray(at, at + 3))).toEqual(near(firstPixel({ data })))
  })

  it('lets others work between the parts of a large picture', async () => {
    const negative = await evenNegative(0.2, 0.5, 0, 0)
    let pauses = 0
    const hook = createHook({ init: (_, type) => (pauses += type === 'Immediate' ? 1 : 0) }).enable()
    await develop(negative, PIGMENTS, [], 1000)
    hook.disable()
    expect(pauses).toBeGreaterThanOrEqual(1_000_000 / PART)
  })
})
