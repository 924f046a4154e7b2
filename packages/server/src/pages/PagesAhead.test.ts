import { CatalogueChanges, type CatalogueState } from '@shop/api/http/CatalogueState'
import { beforeEach, expect, test } from 'vitest'
import { PagesAhead } from './PagesAhead.ts'

const state: CatalogueState = { version: 1, period: '', changes: new CatalogueChanges() }

let now: number
let known: CatalogueState | undefined
let dropped: string[]
let rendered: string[]
let isIdle: boolean
let ahead: PagesAhead

beforeEach(() => {
  now = 0
  known = state
  dropped = ['often', 'seldom']
  rendered = []
  isIdle = true
  ahead = new PagesAhead({
    cache: { dropped: () => dropped },
    catalogueState: async () => known,
    async render(key) {
      now += 40
      rendered.push(key)
      dropped = dropped.filter((one) => one !== key)
    },
    isIdle: () => isIdle,
    now: () => now,
  })
})

test('renders one dropped page at a time, the most visited first, for half of the time', async () => {
  expect([await ahead.look(), await ahead.look(), await ahead.look()]).toEqual([40, 40, 250])
  expect(rendered).toEqual(['often', 'seldom'])
})

test('waits while visitors or orders do', async () => {
  isIdle = false
  expect(await ahead.look()).toBe(250)
  expect(rendered).toEqual([])
})

test('renders nothing while the catalogue is unknown', async () => {
  known = undefined
  expect(await ahead.look()).toBe(250)
  expect(rendered).toEqual([])
})

test('looks until it is stopped, and ends after the page under way', async () => {
  const waits: number[] = []
  let finish: () => void = () => undefined
  const page = new Promise<void>((resolve) => (finish = resolve))
  let begin: () => void = () => undefined
  const began = new Promise<void>((resolve) => (begin = resolve))
  const busy = new PagesAhead({
    cache: { dropped: () => ['page'] },
    catalogueState: async () => state,
    render() {
      begin()
      return page
    },
    isIdle: () => true,
    wait: async (ms) => void waits.push(ms),
  })
  busy.start()
  await began
  const stopped = busy.stop()
  finish()
  await stopped
  expect(waits).toHaveLength(1)
})
