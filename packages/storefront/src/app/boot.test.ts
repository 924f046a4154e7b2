// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { inlineScript } from './inlineScripts.ts'

beforeAll(async () => {
  // The entry is an empty module: only the boot script is tested.
  const script = inlineScript('data:text/javascript,')
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`)
})

beforeEach(() => {
  document.body.innerHTML = ''
})

function formOf(method: string) {
  document.body.innerHTML = `<form method="${method}"><input name="password"><button>Go</button></form>`
  const form = document.querySelector('form') as HTMLFormElement
  const onSubmit = vi.fn<(event: Event) => void>()
  return { form, onSubmit }
}

const submit = (form: HTMLFormElement) => {
  const event = new Event('submit', { bubbles: true, cancelable: true })
  form.dispatchEvent(event)
  return event
}

test('prevents an early submit and replays it when the form is ready', () => {
  const { form, onSubmit } = formOf('post')
  expect(submit(form).defaultPrevented).toBe(true)
  expect(submit(form).defaultPrevented).toBe(true)
  form.requestSubmit = () => void submit(form)
  form.addEventListener('submit', onSubmit)
  form.dispatchEvent(new Event('shop:form-ready', { bubbles: true }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('submits a hydrated form once, and never through the browser', () => {
  const { form, onSubmit } = formOf('post')
  form.requestSubmit = () => expect.unreachable()
  form.addEventListener('submit', onSubmit)
  form.dispatchEvent(new Event('shop:form-ready', { bubbles: true }))
  expect(submit(form).defaultPrevented).toBe(true)
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('ignores forms with the method GET', () => {
  const { form } = formOf('get')
  expect(submit(form).defaultPrevented).toBe(false)
})

test('holds clicks until hydration: a button answers once, and a picture leads to no file', () => {
  document.body.innerHTML =
    '<button type="button">Menu</button><a href="/media/rose.webp" aria-haspopup="dialog"><img></a>'
  const onClick = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  const click = (selector: string, init?: MouseEventInit) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    document.querySelector(selector)?.dispatchEvent(event)
    return event
  }
  document.body.addEventListener('click', onClick)
  click('button')
  expect(click('img').defaultPrevented).toBe(true)
  expect(onClick).not.toHaveBeenCalled()
  expect(document.querySelectorAll('[data-held]')).toHaveLength(2)
  // With a key a link opens a tab, which needs no JavaScript.
  click('img', { ctrlKey: true })
  expect(onClick).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('shop:hydrated'))
  expect(onClick).toHaveBeenCalledTimes(3)
  expect(document.querySelector('[data-held]')).toBeNull()
})
