// @vitest-environment happy-dom
import { act, Profiler, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppLink } from './AppLink.tsx'
import { Redirect } from './Redirect.tsx'

const drawn = vi.fn<() => void>()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  drawn.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

/** Names the entry of the history that is shown. */
function Here() {
  const { pathname, search, hash, state } = useLocation()
  return <output>{`${useNavigationType()} ${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>
}

const here = () => document.querySelector('output')?.textContent

/** Draws links on the page /blog, and returns them. */
async function draw(links: ReactNode): Promise<HTMLAnchorElement[]> {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  await act(async () =>
    createRoot(place).render(
      <MemoryRouter initialEntries={['/blog']}>
        <Here />
        <Profiler id="links" onRender={drawn}>
          {links}
        </Profiler>
      </MemoryRouter>,
    ),
  )
  return [...place.querySelectorAll('a')]
}

async function click(link: HTMLAnchorElement | undefined, event: MouseEventInit = {}): Promise<boolean> {
  const clicked = new MouseEvent('click', { bubbles: true, cancelable: true, ...event })
  await act(async () => link?.dispatchEvent(clicked))
  return clicked.defaultPrevented
}

test('opens the page of a link in the router', async () => {
  const [link] = await draw(<AppLink href="/category/makeup/1?page=2#top">On</AppLink>)
  expect(await click(link)).toBe(true)
  expect(here()).toBe('PUSH /category/makeup/1?page=2#top null')
})

test('replaces the history entry and keeps the scroll position when the link says so', async () => {
  const [link] = await draw(
    <AppLink href="/blog?page=2" replace keepScroll>
      On
    </AppLink>,
  )
  await click(link)
  expect(here()).toBe('REPLACE /blog?page=2 {"keepScroll":true}')
})

test('adds no history entry for the page that is shown', async () => {
  history.replaceState(null, '', '/blog')
  const [link] = await draw(<AppLink href="/blog">Again</AppLink>)
  await click(link)
  expect(here()).toBe('REPLACE /blog null')
})

test.each([
  ['with Ctrl', { ctrlKey: true }],
  ['with Cmd', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with Alt', { altKey: true }],
  ['of the middle button', { button: 1 }],
])('leaves a click %s to the browser', async (_, event) => {
  const [link] = await draw(<AppLink href="/login">On</AppLink>)
  expect(await click(link, event)).toBe(false)
  expect(here()).toBe('POP /blog null')
})

test('leaves a click that was handled, and links to other places, alone', async () => {
  const [handled, media, elsewhere] = await draw(
    <>
      <AppLink href="/login" onClick={(event) => event.preventDefault()}>
        On
      </AppLink>
      <AppLink href="/media/guide.pdf">Guide</AppLink>
      <AppLink href="https://example.in/">Elsewhere</AppLink>
    </>,
  )
  expect(await click(handled)).toBe(true)
  expect(await click(media)).toBe(false)
  expect(await click(elsewhere)).toBe(false)
  expect(here()).toBe('POP /blog null')
})

test('does not draw links again when another page is opened', async () => {
  const [link] = await draw([
    <AppLink key="1" href="/login">
      On
    </AppLink>,
    <AppLink key="2" href="/">
      Home
    </AppLink>,
  ])
  drawn.mockClear()
  await click(link)
  expect(here()).toBe('PUSH /login null')
  expect(drawn).not.toHaveBeenCalled()
})

test('replaces a page by another one', async () => {
  await draw(<Redirect to="/login?next=%2Fblog" />)
  expect(here()).toBe('REPLACE /login?next=%2Fblog null')
})
