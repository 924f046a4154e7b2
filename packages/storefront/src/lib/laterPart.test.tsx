// @vitest-environment happy-dom
import { act, startTransition, useLayoutEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { laterPart, loadLaterParts } from './laterPart.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const onPress = vi.fn<() => void>()
const onFollow = vi.fn<() => void>()
const Reviews = ({ title = 'Reviews' }: { title?: string }) => (
  <section>
    {title}
    <button type="button" onClick={onPress}>
      More
    </button>
    <a href="#all" onClick={onFollow}>
      All
    </a>
  </section>
)
const load = vi.fn<() => Promise<typeof Reviews>>()

let near: (entries: { isIntersecting: boolean }[]) => void
let root: Root | undefined
let page: HTMLElement

beforeEach(() => {
  load.mockReset().mockResolvedValue(Reviews)
  onPress.mockReset()
  onFollow.mockReset()
  page = document.body.appendChild(document.createElement('main'))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
      constructor(callback: typeof near) {
        near = callback
      }
    },
  )
})
afterEach(async () => {
  await act(async () => root?.unmount())
  page.remove()
  vi.restoreAllMocks()
})

const inShop = (children: ReactNode) => <MemoryRouter>{children}</MemoryRouter>

/** A part in a page of the server, hydrated. */
async function openPage() {
  // The server has the code of every part.
  const OfServer = laterPart(load)
  await loadLaterParts()
  page.innerHTML = renderToString(inShop(<OfServer />))
  load.mockClear()
  const Part = laterPart(load)
  await act(async () => {
    root = hydrateRoot(page, inShop(<Part />))
  })
  return (title: string) => root?.render(inShop(<Part title={title} />))
}

test("keeps the server's HTML, and loads the code when it is near the window", async () => {
  await openPage()
  expect(page.textContent).toBe('ReviewsMoreAll')
  expect(load).not.toHaveBeenCalled()
  await act(async () => near([{ isIntersecting: false }]))
  expect(load).not.toHaveBeenCalled()
  await act(async () => near([{ isIntersecting: true }]))
  expect(load).toHaveBeenCalledOnce()
  page.querySelector('button')?.click()
  expect(onPress).toHaveBeenCalledOnce()
})

test('loads an optional part when it is shown, and not before', async () => {
  vi.stubEnv('SSR', false)
  const Part = laterPart(load, { isOptional: true })
  await loadLaterParts()
  expect(load).not.toHaveBeenCalled()
  await act(async () => {
    root = createRoot(page)
    root.render(inShop(<Part />))
  })
  expect(page.textContent).toBe('ReviewsMoreAll')
})

test('loads at a touch, and repeats the press of a button or a link once', async () => {
  for (const [name, onClick] of [
    ['button', onPress],
    ['a', onFollow],
  ] as const) {
    await openPage()
    const pressed = page.querySelector<HTMLElement>(name)
    await act(async () => {
      pressed?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
      expect(load).toHaveBeenCalledOnce()
      const click = new MouseEvent('click', { bubbles: true, cancelable: true })
      pressed?.dispatchEvent(click)
      expect(click.defaultPrevented).toBe(true)
    })
    expect(onClick).toHaveBeenCalledOnce()
    await act(async () => root?.unmount())
  }
})

test('drops a press when the part is gone before its code is there', async () => {
  await openPage()
  let finish: (part: typeof Reviews) => void = () => undefined
  load.mockReturnValue(new Promise((resolve) => (finish = resolve)))
  const link = page.querySelector('a') as HTMLAnchorElement
  await act(async () => link.click())
  const again = vi.spyOn(link, 'click')
  await act(async () => root?.unmount())
  await act(async () => finish(Reviews))
  expect(load).toHaveBeenCalledOnce()
  expect(again).not.toHaveBeenCalled()
})

test('leaves a link alone that is to open in a new tab', async () => {
  await openPage()
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  await act(async () => void page.querySelector('a')?.dispatchEvent(click))
  expect(click.defaultPrevented).toBe(false)
})

test('shows a change that comes before the code, when the code is there', async () => {
  const renameTo = await openPage()
  await act(async () => startTransition(() => renameTo('Ratings')))
  await act(async () => near([{ isIntersecting: true }]))
  expect(page.textContent).toBe('RatingsMoreAll')
})

test("keeps the server's HTML through a change until the code is there", async () => {
  const renameTo = await openPage()
  let finish: (part: typeof Reviews) => void = () => undefined
  load.mockReturnValue(new Promise((resolve) => (finish = resolve)))
  await act(async () => renameTo('Ratings'))
  expect(page.textContent).toBe('ReviewsMoreAll')
  await act(async () => near([{ isIntersecting: true }]))
  await act(async () => finish(Reviews))
  expect(page.textContent).toBe('RatingsMoreAll')
})

test('is rendered where no server wrote it', async () => {
  const Part = laterPart(load)
  root = createRoot(page)
  await act(async () => root?.render(inShop(<Part />)))
  expect(page.textContent).toBe('ReviewsMoreAll')
})

test('shows what it is given meanwhile until the code is there', async () => {
  let finish: (part: typeof Reviews) => void = () => undefined
  load.mockReturnValue(new Promise((resolve) => (finish = resolve)))
  const Part = laterPart(load, { meanwhile: 'Soon' })
  root = createRoot(page)
  await act(async () => root?.render(inShop(<Part />)))
  expect(page.textContent).toBe('Soon')
  await act(async () => finish(Reviews))
  expect(page.textContent).toBe('ReviewsMoreAll')
})

test('logs a failure and tries again', async () => {
  vi.useFakeTimers()
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  load.mockRejectedValueOnce(new Error('offline'))
  const Part = laterPart(load)
  root = createRoot(page)
  await act(async () => root?.render(inShop(<Part />)))
  expect(page.textContent).toBe('')
  expect(log).toHaveBeenCalledWith('A part of the page', 'offline')
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(page.textContent).toBe('ReviewsMoreAll')
  vi.useRealTimers()
})

test('follows the first screen of a page that a link opens, and is there at once on the way back', async () => {
  const Part = laterPart(load, { isBelow: true })
  const drawn = vi.fn<(text: string | null) => void>()
  let go: NavigateFunction | undefined
  function Page() {
    const navigate = useNavigate()
    const { pathname } = useLocation()
    useLayoutEffect(() => {
      go = navigate
      drawn(page.textContent)
    })
    return (
      <main key={pathname}>
        {pathname}
        <Part />
      </main>
    )
  }
  root = createRoot(page)
  await act(async () => root?.render(inShop(<Page />)))
  await act(async () => void go?.('/next'))
  expect(drawn).toHaveBeenLastCalledWith('/next')
  expect(page.textContent).toBe('/nextReviewsMoreAll')
  await act(async () => void go?.(-1))
  expect(drawn).toHaveBeenLastCalledWith('/ReviewsMoreAll')
  expect(page.textContent).toBe('/ReviewsMoreAll')
})
