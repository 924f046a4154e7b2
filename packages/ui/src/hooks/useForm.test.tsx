// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { useForm, type FormErrors } from './useForm.ts'

type Errors = FormErrors<'name' | 'topic'>
type Send = (form: HTMLFormElement) => Promise<Errors | undefined>

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
let root: ReturnType<typeof createRoot>

function Form({ send }: { send: Send }) {
  const { formProps, errors, notice, isBusy } = useForm<'name' | 'topic'>(send)
  const [reason, setReason] = useState('')
  return (
    <form {...formProps} aria-busy={isBusy}>
      <input name="name" aria-label="Name" aria-invalid={errors.name !== undefined} />
      <fieldset data-invalid={errors.topic !== undefined}>
        <input name="topic" type="checkbox" aria-label="Topic" />
      </fieldset>
      <select
        name="name"
        aria-label={errors.name}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      >
        <option value="">Choose</option>
        <option value="size">Size</option>
      </select>
      <p role="alert">{notice}</p>
    </form>
  )
}

beforeEach(() => {
  document.body.replaceChildren(document.createElement('main'))
  root = createRoot(document.querySelector('main') ?? document.body)
})

const show = (send: Send) => act(async () => root.render(<Form send={send} />))
const submit = (form = document.querySelector('form')) =>
  act(async () => {
    form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
const notice = () => document.querySelector('p')?.textContent
const focused = () => document.activeElement?.getAttribute('aria-label')

test('focuses the first invalid field and counts the others', async () => {
  await show(async () => ({ name: 'Fill in your name.', topic: 'Choose a topic.' }))
  await submit()
  expect(notice()).toBe('2 fields need your attention.')
  expect(focused()).toBe('Name')
})

test('brings the refusal of a whole form into sight', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  await show(async () => ({ form: 'Already packed.' }))
  await submit()
  expect(scrolled.mock.contexts).toEqual([document.querySelector('p')])
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' })
  await show(async () => ({ name: 'Fill in your name.' }))
  await submit()
  expect(scrolled).toHaveBeenCalledTimes(1)
})

test('focuses the first choice of an invalid group', async () => {
  await show(async () => ({ topic: 'Choose a topic.' }))
  await submit()
  expect(notice()).toBe('One field needs your attention.')
  expect(focused()).toBe('Topic')
})

test('clears the error of a field when it is changed, and leaves the focus', async () => {
  await show(async () => ({ name: 'Fill in your name.', topic: 'Choose a topic.' }))
  await submit()
  const name = document.querySelector<HTMLInputElement>('[aria-label="Name"]')
  await act(async () => {
    // As a browser does: React's own property would hide the change from it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, 'Asha')
    name?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(notice()).toBe('One field needs your attention.')
  expect(focused()).toBe('Name')
})

test('clears the errors when another form is submitted', async () => {
  await act(async () =>
    root.render(
      <>
        <Form send={async () => ({ name: 'Fill in your name.' })} />
        <Form send={async () => ({ topic: 'Choose a topic.' })} />
      </>,
    ),
  )
  const [first, second] = document.querySelectorAll('form')
  const notices = () => [first, second].map((form) => form?.querySelector('p')?.textContent)
  await submit(first)
  expect(notices()).toEqual(['One field needs your attention.', ''])
  await submit(second)
  expect(notices()).toEqual(['', 'One field needs your attention.'])
})

test('keeps the first choice in a controlled select that has an error', async () => {
  await show(async () => ({ name: 'Choose a reason.' }))
  await submit()
  const select = document.querySelector('select')
  if (select === null) throw new Error('The form has no select')
  select.value = 'size'
  for (const type of ['input', 'change']) {
    await act(async () => {
      select.dispatchEvent(new Event(type, { bubbles: true }))
    })
  }
  expect(select.value).toBe('size')
  expect(notice()).toBe('')
})

test('shows an error that belongs to no field', async () => {
  await show(async () => ({ form: 'Too many messages.' }))
  await submit()
  expect(notice()).toBe('Too many messages.')
})

test('submits once until the answer arrives, and again afterwards', async () => {
  let answer = (_errors: undefined) => undefined as void
  const send = vi.fn<Send>(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  await show(send)
  await submit()
  await submit()
  expect(send).toHaveBeenCalledOnce()
  expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('true')
  await act(async () => answer(undefined))
  await submit()
  expect(send).toHaveBeenCalledTimes(2)
})
