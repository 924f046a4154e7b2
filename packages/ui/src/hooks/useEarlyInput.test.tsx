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
/** Changes a control before hydration, as a shopper does. */
function set(page: HTMLElement, selector: string, change: { value: string } | { checked: boolean }) {
  const control = page.querySelector(selector)
  if (control === null) throw new Error(`no ${selector}`)
  Object.assign(control, change)
}

test('reports nothing when no field has changed before hydration', async () => {
  expect(await reportedAfter(() => undefined)).toEqual([])
})

test('reports a text that was typed before hydration', async () => {
  expect(
    await reportedAfter((page) => {
      set(page, '#query', { value: 'kajal' })
      set(page, '#text', { value: 'Hello' })
    }),
  ).toEqual(['query', 'text'])
})

test('reports a changed form once, and ignores fields without a name', async () => {
  expect(
    await reportedAfter((page) => {
      set(page, '[name=brand]', { checked: true })
      set(page, '[name=price]', { value: '200' })
    }),
  ).toEqual(['form'])
  expect(
    await reportedAfter((page) => {
      set(page, '[aria-label]', { value: 'mor' })
    }),
  ).toEqual([])
})

test('reports a select by itself, even when it belongs to a form', async () => {
  expect(
    await reportedAfter((page) => {
      set(page, '#sort', { value: 'cheap' })
    }),
  ).toEqual(['sort'])
})
