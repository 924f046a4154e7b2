// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useEarlyInput } from './useEarlyInput.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

type Report = (name: string) => void

function Page({ onInput }: { onInput: Report }) {
  const report = ({ id }: Element) => onInput(id)
  return (
    <>
      <form id="form" ref={useEarlyInput<HTMLFormElement>(report)}>
        <input name="brand" type="checkbox" value="mor" />
        <input name="price" defaultValue="100" />
        <input aria-label="Search without a name" />
      </form>
      <select
        id="sort"
        name="sort"
        form="form"
        defaultValue="new"
        ref={useEarlyInput<HTMLSelectElement>(report)}
      >
        <option value="new">New</option>
        <option value="cheap">Cheap</option>
      </select>
      <input id="query" defaultValue="" ref={useEarlyInput<HTMLInputElement>(report)} />
      <textarea id="text" ref={useEarlyInput<HTMLTextAreaElement>(report)} />
    </>
  )
}

/** Ids that are reported when `change` happens between the server's page and hydration. */
async function reportedAfter(change: (page: HTMLElement) => void) {
  const page = document.createElement('main')
  document.body.replaceChildren(page)
  page.innerHTML = renderToString(<Page onInput={vi.fn<Report>()} />)
  change(page)
  const onInput = vi.fn<Report>()
  await act(async () => {
    hydrateRoot(page, <Page onInput={onInput} />)
  })
  return onInput.mock.calls.flat()
}
const within = <Found extends Element>(page: HTMLElement, selector: string) => {
  const found = page.querySelector<Found>(selector)
  if (found === null) throw new Error(`no ${selector}`)
  return found
}

test('reports nothing when nothing has changed', async () => {
  expect(await reportedAfter(() => undefined)).toEqual([])
})

test('reports a text that was typed before hydration', async () => {
  expect(
    await reportedAfter((page) => {
      within<HTMLInputElement>(page, '#query').value = 'kajal'
      within<HTMLTextAreaElement>(page, '#text').value = 'Hello'
    }),
  ).toEqual(['query', 'text'])
})

test('reports a form once for its boxes and texts, but not for fields without a name', async () => {
  expect(
    await reportedAfter((page) => {
      within<HTMLInputElement>(page, '[name=brand]').checked = true
      within<HTMLInputElement>(page, '[name=price]').value = '200'
    }),
  ).toEqual(['form'])
  expect(
    await reportedAfter((page) => {
      within<HTMLInputElement>(page, '[aria-label]').value = 'mor'
    }),
  ).toEqual([])
})

test('reports a select by itself, even when it belongs to a form', async () => {
  expect(
    await reportedAfter((page) => {
      within<HTMLSelectElement>(page, '#sort').value = 'cheap'
    }),
  ).toEqual(['sort'])
})
