// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchLinks } from './watchLinks.ts'

let show: (isIntersecting: boolean, links: readonly Element[]) => void
let loaded: string[]
/** Ends the loading of a page. */
let answers: { resolve: () => void; reject: (error: Error) => void }[]
let leaving: AbortController

class FakeObserver {
  readonly #seen = new Set<Element>()
  constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    show = (isIntersecting, links) =>
      tell(links.filter((link) => this.#seen.has(link)).map((target) => ({ target, isIntersecting })))
  }
  observe = (link: Element) => this.#seen.add(link)
  unobserve = (link: Element) => this.#seen.delete(link)
  disconnect = () => this.#seen.clear()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  loaded = []
  answers = []
  leaving = new AbortController()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function watch(addresses: readonly string[]): Element[] {
  document.body.innerHTML = `<main id="main">${addresses.map((address) => `<a href="${address}">On</a>`).join('')}</main>`
  const load = (href: string) => {
    loaded.push(href)
    return new Promise<void>((resolve, reject) => answers.push({ resolve, reject }))
  }
  watchLinks('/product/here', load, leaving.signal)
  return [...document.querySelectorAll('a')]
}

async function answerAll() {
  for (const { resolve } of answers) {
    resolve()
    await vi.advanceTimersByTimeAsync(0)
  }
}

const many = Array.from({ length: 20 }, (_, n) => `/product/kajal-${n}`)

test('does not load the home page', () => {
  const links = watch(['/', '/product/kajal'])
  show(true, links)
  vi.advanceTimersByTime(1_000)
  expect(loaded).toEqual(['/product/kajal'])
})

test('loads the page of a link that stays in sight, and not of one that is scrolled past', () => {
  const [past = document.body, stays = document.body] = watch(['/product/past', '/product/stays'])
  show(true, [past, stays])
  vi.advanceTimersByTime(100)
  show(false, [past])
  vi.advanceTimersByTime(1_000)
  expect(loaded).toEqual(['/product/stays'])
})

test('loads three pages at a time, and twelve at most', async () => {
  const links = watch(many)
  show(true, links)
  vi.advanceTimersByTime(1_000)
  expect(loaded).toEqual(many.slice(0, 3))
  await answerAll()
  show(true, links)
  await vi.advanceTimersByTimeAsync(1_000)
  await answerAll()
  expect(loaded).toEqual(many.slice(0, 12))
})

test('loads what is in sight before what was', async () => {
  const links = watch(many)
  show(true, links.slice(0, 8))
  vi.advanceTimersByTime(1_000)
  show(false, links.slice(0, 8))
  show(true, links.slice(8, 10))
  vi.advanceTimersByTime(1_000)
  await answerAll()
  expect(loaded).toEqual([...many.slice(0, 3), ...many.slice(8, 10)])
})

test('loads what is nearest to the middle of the screen first', () => {
  const links = watch(many.slice(0, 5))
  for (const [index, link] of links.entries())
    link.getBoundingClientRect = () => new DOMRect(0, (window.innerHeight / 4) * index, 10, 0)
  show(true, links)
  vi.advanceTimersByTime(1_000)
  expect(loaded).toEqual([many[2], many[1], many[3]])
})

test('loads a page once, and neither variants of this page nor other sites', () => {
  const links = watch([
    '/product/here?variant=2',
    'https://elsewhere.example/',
    '/product/kajal',
    '/product/kajal',
  ])
  show(true, links)
  vi.advanceTimersByTime(1_000)
  expect(loaded).toEqual(['/product/kajal'])
})

test.each([{ saveData: true }, { effectiveType: '2g' }])(
  'loads nothing for a shopper with %j',
  (connection) => {
    vi.stubGlobal('navigator', { connection })
    show = () => undefined
    const links = watch(many)
    show(true, links)
    vi.advanceTimersByTime(1_000)
    expect(loaded).toEqual([])
  },
)

test('loads nothing more after a failure', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const links = watch(many)
  show(true, links)
  vi.advanceTimersByTime(1_000)
  answers[0]?.reject(new Error('429'))
  await vi.advanceTimersByTimeAsync(0)
  answers[1]?.resolve()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([loaded.length, log.mock.calls.length]).toEqual([3, 1])
})

test('loads nothing more for a page that is left', async () => {
  const links = watch(many)
  show(true, links.slice(0, 1))
  vi.advanceTimersByTime(1_000)
  leaving.abort()
  show(true, links)
  await vi.advanceTimersByTimeAsync(1_000)
  await answerAll()
  expect(loaded).toEqual(many.slice(0, 1))
})
