// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { shadeGroup } from '../testing/storyProducts.ts'
import { VariantPicker } from './VariantPicker.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const picker = <VariantPicker group={shadeGroup(4)} value={null} hrefFor={({ id }) => `?variant=${id}`} />

async function hydrated(focus: (links: HTMLAnchorElement[]) => void) {
  const root = document.createElement('div')
  root.innerHTML = renderToString(picker)
  document.body.append(root)
  const links = [...root.querySelectorAll('a')]
  focus(links)
  await act(async () => {
    hydrateRoot(root, picker)
  })
  return links
}
const tabStops = (links: HTMLAnchorElement[]) => links.map(({ tabIndex }) => tabIndex)

test('makes the links one tab stop when the page hydrates', async () => {
  expect(tabStops(await hydrated(() => undefined))).toEqual([0, -1, -1, -1])
})

test('leaves every link a tab stop until the focus of early tabbing has left them', async () => {
  const links = await hydrated((shades) => shades[1]?.focus())
  expect(tabStops(links)).toEqual([0, 0, 0, 0])
  act(() => links[2]?.focus())
  expect(tabStops(links)).toEqual([0, 0, 0, 0])
  act(() => links[2]?.blur())
  expect(tabStops(links)).toEqual([0, -1, -1, -1])
})
