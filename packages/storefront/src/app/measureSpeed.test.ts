import { pageSpeedsSchema } from '@shop/contract/page-speeds.schema'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consentStore } from '#features/consent/consentStore.ts'
import { patterns } from '#lib/paths.ts'
import { measureSpeed } from './measureSpeed.ts'

type Report = (metric: { name: string; value: number }) => void

const library = vi.hoisted(() => ({ loads: 0, reports: [] as Report[] }))
vi.mock('web-vitals', () => {
  const observe = (report: Report) => {
    library.loads += 1
    library.reports.push(report)
  }
  return { onCLS: observe, onINP: observe, onLCP: observe, onTTFB: observe }
})

const sendBeacon = vi.fn<Navigator['sendBeacon']>()
let page: EventTarget & { visibilityState?: string }

beforeEach(() => {
  library.loads = 0
  library.reports = []
  sendBeacon.mockReset()
  consentStore.clear()
  page = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { sendBeacon })
})
afterEach(() => vi.unstubAllGlobals())

function measure(values: Record<string, number>): void {
  for (const [name, value] of Object.entries(values)) library.reports[0]?.({ name, value })
}
function turn(visibilityState: 'hidden' | 'visible'): void {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}
async function sent(): Promise<unknown[]> {
  return Promise.all(
    sendBeacon.mock.calls.map(async ([address, body]) => [address, JSON.parse(await (body as Blob).text())]),
  )
}

test('tells once how fast the first page was, when it is left', async () => {
  consentStore.update(() => 'yes')
  await measureSpeed(patterns.product)
  measure({ LCP: 1_800.5, TTFB: 200, CLS: 0, INP: 40 })
  turn('visible')
  expect(sendBeacon).not.toHaveBeenCalled()
  turn('hidden')
  turn('hidden')
  const speeds = { page: 'product', LCP: 1_800.5, TTFB: 200, CLS: 0, INP: 40 }
  expect(await sent()).toEqual([['/api/page-speeds', speeds]])
  expect(pageSpeedsSchema.parse(speeds)).toEqual(speeds)
})

test('begins when the visitor agrees', async () => {
  const measuring = measureSpeed(patterns.privacy)
  consentStore.update(() => 'yes')
  await measuring
  measure({ LCP: 900 })
  turn('hidden')
  expect(await sent()).toEqual([['/api/page-speeds', { page: 'other', LCP: 900 }]])
})

test('sends nothing when consent was withdrawn meanwhile', async () => {
  consentStore.update(() => 'yes')
  await measureSpeed(patterns.home)
  measure({ LCP: 900 })
  consentStore.clear()
  turn('hidden')
  expect(sendBeacon).not.toHaveBeenCalled()
})

// Last, because these visits wait on.
test.each([
  ['has not answered', () => undefined],
  ['says no', () => consentStore.update(() => 'no')],
])('loads and sends nothing while the visitor %s', async (_, answer) => {
  void measureSpeed(patterns.home)
  answer()
  await vi.dynamicImportSettled()
  turn('hidden')
  expect([library.loads, sendBeacon.mock.calls]).toEqual([0, []])
})
