import { expect, test } from 'vitest'
import { createProgressBar } from './createProgressBar.ts'

function watch(isTTY: boolean) {
  let now = 0
  const written: string[] = []
  const stream = { isTTY, write: (text: string) => written.push(text) > 0 }
  return { bar: createProgressBar(stream, () => now), written, wait: (ms: number) => (now += ms) }
}

test('shows how far the work is and how long the rest will take', () => {
  const { bar, written, wait } = watch(true)
  wait(10_000)
  bar.update(25, 100)
  expect(written).toEqual([`\r${'█'.repeat(8)}${'░'.repeat(22)}  25 %  30 s left \u001b[K`])
})

test('is drawn ten times a second at most, and goes when something else is written', () => {
  const { bar, written, wait } = watch(true)
  bar.update(1, 100)
  wait(50)
  bar.update(2, 100)
  expect(written).toHaveLength(1)
  bar.clear()
  bar.update(3, 100)
  expect(written).toHaveLength(3)
  expect(written[1]).toBe('\r\u001b[K')
})

test('is quiet where nobody watches', () => {
  const { bar, written } = watch(false)
  bar.update(1, 100)
  bar.clear()
  expect(written).toEqual([])
})
