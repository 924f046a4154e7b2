// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { retriedLazy, useRetry } from './retriedLazy.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

interface DialogProps {
  name: string
}

const Dialog = ({ name }: DialogProps) => <p>{name}</p>
const Failed = () => <button onClick={useRetry()}>Try again</button>

test('loads again when the shopper asks for it', async () => {
  const load = vi
    .fn<() => Promise<typeof Dialog>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Dialog)
  const Lazy = retriedLazy(load, Failed)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  await act(async () => root.render(<Lazy name="Filters" />))
  expect(container.textContent).toBe('Try again')
  await act(async () => container.querySelector('button')?.click())
  expect(container.textContent).toBe('Try again')
  await act(async () => container.querySelector('button')?.click())
  expect(container.textContent).toBe('Filters')
  expect(load).toHaveBeenCalledTimes(3)
  await act(async () => root.unmount())
})
