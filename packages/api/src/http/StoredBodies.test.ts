import { describe, expect, it, vi } from 'vitest'
import { StoredBodies } from './StoredBodies.ts'

const MINUTE = 60_000

describe('StoredBodies', () => {
  it('makes a body once for all who ask, until another epoch begins', async () => {
    const bodies = new StoredBodies(1_000, MINUTE)
    const make = vi.fn(async () => '{"made":true}')
    const asked = await Promise.all([1, 2, 3].map(() => bodies.get('1', 'a', make)))
    expect(new Set(asked).size).toBe(1)
    await bodies.get('1', 'a', make)
    expect(make).toHaveBeenCalledTimes(1)
    await bodies.get('2', 'a', make)
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('does not keep a failure', async () => {
    const bodies = new StoredBodies(1_000, MINUTE)
    await expect(bodies.get('1', 'a', () => Promise.reject(new Error('no database')))).rejects.toThrow(
      'no database',
    )
    expect((await bodies.get('1', 'a', async () => '{}')).bytes.toString()).toBe('{}')
  })

  it('never holds more than it may, and lets go of what was asked for longest ago', async () => {
    const bodies = new StoredBodies(300, MINUTE)
    const make = vi.fn(async () => 'x'.repeat(100))
    for (const key of ['a', 'b', 'c', 'a', 'd']) await bodies.get('1', key, make)
    expect(make).toHaveBeenCalledTimes(4)
    await bodies.get('1', 'a', make)
    expect(make).toHaveBeenCalledTimes(4)
    await bodies.get('1', 'b', make)
    expect(make).toHaveBeenCalledTimes(5)
  })

  it('does not store what an older epoch was still making', async () => {
    const bodies = new StoredBodies(1_000, MINUTE)
    let finish: (json: string) => void = () => undefined
    const old = bodies.get('1', 'a', () => new Promise((resolve) => (finish = resolve)))
    expect((await bodies.get('2', 'a', async () => 'new')).bytes.toString()).toBe('new')
    finish('old')
    expect((await old).bytes.toString()).toBe('old')
    expect((await bodies.get('2', 'a', async () => 'newer')).bytes.toString()).toBe('new')
  })

  it('makes a body anew when it is too old', async () => {
    const bodies = new StoredBodies(1_000, 0)
    const make = vi.fn(async () => '{}')
    await bodies.get('1', 'a', make)
    await bodies.get('1', 'a', make)
    expect(make).toHaveBeenCalledTimes(2)
  })
})
