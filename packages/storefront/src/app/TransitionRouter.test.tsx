// @vitest-environment happy-dom
import { act, Suspense, use, useLayoutEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { laterPart, loadLaterParts } from '#lib/laterPart.tsx'
import { useGo, type Go } from '#lib/useGo.ts'
import { ProgressLine } from './ProgressLine.tsx'
import { TransitionRouter } from './TransitionRouter.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const loadFooter = vi.fn<() => Promise<() => string>>()
let go: Go
let next: Promise<string>
const drawn = vi.fn<(pathname: string) => void>()

function Page() {
  const goTo = useGo()
  useLayoutEffect(() => {
    go = goTo
  }, [goTo])
  const { pathname } = useLocation()
  drawn(pathname)
  return pathname === '/' ? 'Home' : use(next)
}

const shopWith = (footer: ReactNode) => (
  <>
    <ProgressLine />
    <main>
      <Suspense>
        <Page />
      </Suspense>
    </main>
    {footer}
  </>
)

/** A page of the server, hydrated. Its footer has no code. */
async function openShop() {
  loadFooter.mockResolvedValue(() => 'Footer')
  const OfServer = laterPart(loadFooter)
  await loadLaterParts()
  const shop = document.body.appendChild(document.createElement('div'))
  shop.innerHTML = renderToString(<MemoryRouter>{shopWith(<OfServer />)}</MemoryRouter>)
  loadFooter.mockReturnValue(new Promise(() => undefined))
  const Footer = laterPart(loadFooter)
  await act(async () => hydrateRoot(shop, <TransitionRouter>{shopWith(<Footer />)}</TransitionRouter>))
  return shop
}

test('shows a line until the next page is ready, keeps the HTML of parts without code, and draws the page once', async () => {
  let finish: (text: string) => void = () => undefined
  next = new Promise((resolve) => (finish = resolve))
  const shop = await openShop()
  expect(shop.querySelector('[role=progressbar]')).toBeNull()
  await act(async () => go('/next'))
  expect(shop.querySelector('[role=progressbar]')).not.toBeNull()
  expect(shop.textContent).toBe('HomeFooter')
  drawn.mockClear()
  await act(async () => finish('Next'))
  expect(shop.querySelector('[role=progressbar]')).toBeNull()
  expect(shop.textContent).toBe('NextFooter')
  expect(drawn).toHaveBeenCalledExactlyOnceWith('/next')
})
