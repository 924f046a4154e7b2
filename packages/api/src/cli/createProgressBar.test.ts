import { expect, test } from 'vitest'
import { createProgressBar } from './createProgressBar.ts'

function watch(isTTY: boolean) {
  let now = 0
  const written: string[] = []
  const stream = { isTTY, write: (text: string) => written.push(text) > 0 }
  return { bar: createProgressBar(stream, () => now), written, wait: (ms: number) => (now += ms) }
}

test('shows progress and remaining time', () => {
  const { bar, written, wait } = watch(true)
  wait(10_000)
  bar.update(25, 100)
  expect(written).toEqual([`\r${'█'.repeat(8)}${'░'.repeat(22)}  25 %  30 s left \u001b[K`])
})

test('draws at most ten times a second and clears for other output', () => {
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

test('shows no progress without a terminal', () => {
  const { bar, written } = watch(false)
  bar.update(1, 100)
  bar.clear()
  expect(written).toEqual([])
})
