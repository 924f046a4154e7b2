import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EngineFailure, RefusedQuery } from './EngineFailure.ts'
import { FallbackEngine } from './FallbackEngine.ts'
import type { SearchEngine } from '../SearchEngine.ts'

const answering = (ids: number[]): SearchEngine => ({
  count: async () => ids.length,
  areMet: async () => [],
  list: () => Promise.reject(new Error('not asked')),
  best: async () => ids,
  similar: async () => ids,
  follow: async () => undefined,
})

let failure: Error | undefined
let asked: number
let heard: (string | undefined)[]
let engine: FallbackEngine

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  failure = undefined
  asked = 0
  heard = []
  engine = new FallbackEngine({
    first: {
      ...answering([1]),
      similar: async () => {
        asked += 1
        if (failure !== undefined) throw failure
        return [1]
      },
    },
    openSecond: () => answering([2]),
    onChange: (reason) => heard.push(reason?.message),
    onRefusal: ({ message }) => heard.push(message),
  })
})
afterEach(() => vi.useRealTimers())

test('the second engine answers while the first one fails, which is asked again after a pause', async () => {
  expect(await engine.similar(0)).toEqual([1])
  failure = new EngineFailure('gone')
  expect(await engine.similar(0)).toEqual([2])
  expect(await engine.similar(0)).toEqual([2])
  expect([asked, engine.isOut, engine.answered]).toEqual([2, true, { first: 1, second: 2 }])

  vi.advanceTimersByTime(5_000)
  failure = undefined
  expect(await engine.similar(0)).toEqual([1])
  expect([asked, engine.isOut, engine.answered]).toEqual([3, false, { first: 2, second: 2 }])
  expect(heard).toEqual(['gone', undefined])
})

test('after the pause, one call tries and the others do not wait for it', async () => {
  failure = new EngineFailure('gone')
  await engine.similar(0)
  vi.advanceTimersByTime(5_000)
  expect(await Promise.all([engine.similar(0), engine.similar(0), engine.similar(0)])).toEqual([
    [2],
    [2],
    [2],
  ])
  expect(asked).toBe(2)
})

test('the second engine answers a query that the first one refuses, and the first one the next query', async () => {
  failure = new RefusedQuery('too many clauses')
  expect(await engine.similar(0)).toEqual([2])
  expect([engine.isOut, heard]).toEqual([false, ['too many clauses']])
  failure = undefined
  expect(await engine.similar(0)).toEqual([1])
})

test('an error that is not the engine’s is the caller’s', async () => {
  failure = new Error('the database is gone')
  await expect(engine.similar(0)).rejects.toThrow('the database is gone')
  expect([engine.isOut, engine.answered]).toEqual([false, { first: 0, second: 0 }])
})
