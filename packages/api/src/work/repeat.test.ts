import { expect, test } from 'vitest'
import { repeat } from './repeat.ts'

function gate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

test('continues after an error, until it is stopped', async () => {
  const errors: unknown[] = []
  let times = 0
  const third = gate()
  const repetition = repeat(
    async () => {
      times += 1
      if (times === 3) third.open()
      throw new Error(`time ${times}`)
    },
    { pauseMs: 1, onError: (error) => errors.push(error) },
  )
  await third.opened
  await repetition.stop()
  const ended = times
  expect(ended).toBeGreaterThanOrEqual(3)
  expect(errors).toHaveLength(ended)
})

test('waits for the current run when it is stopped', async () => {
  const [begun, end] = [gate(), gate()]
  let isDone = false
  const repetition = repeat(
    async () => {
      begun.open()
      await end.opened
      isDone = true
    },
    { pauseMs: 1, onError: (error) => expect(error).toBeUndefined() },
  )
  await begun.opened
  const stopped = repetition.stop()
  end.open()
  await stopped
  expect(isDone).toBe(true)
})
