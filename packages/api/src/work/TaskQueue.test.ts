import { expect, test } from 'vitest'
import { QueueFull, TaskQueue } from './TaskQueue.ts'

/** Task that runs until the test ends it, and records its start. */
function makeTasks() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const task = (name: string) => () => {
    started.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { started, task, end }
}

test('runs at most the limit at a time, first come first served, also after a failure', async () => {
  const queue = new TaskQueue({ atATime: 2 })
  let running = 0
  let most = 0
  const order: number[] = []
  const task = (index: number) => () =>
    new Promise<number>((resolve, reject) => {
      running += 1
      most = Math.max(most, running)
      order.push(index)
      setImmediate(() => {
        running -= 1
        if (index === 1) reject(new Error('broken'))
        else resolve(index)
      })
    })
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((index) => queue.run(task(index))))
  expect(most).toBe(2)
  expect(order).toEqual([0, 1, 2, 3, 4])
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
})

test('never runs a task that is aborted while it waits', async () => {
  const queue = new TaskQueue({ atATime: 1 })
  const { started, task, end } = makeTasks()
  const first = queue.run(task('first'))
  const [leaving, staying] = [new AbortController(), new AbortController()]
  const second = queue.run(task('second'), { signal: leaving.signal })
  const third = queue.run(task('third'), { signal: staying.signal })
  leaving.abort(new Error('gone'))
  await expect(second).rejects.toThrow('gone')
  await expect(queue.run(task('fourth'), { signal: leaving.signal })).rejects.toThrow('gone')
  await end('first')
  await end('third')
  expect(await Promise.all([first, third])).toEqual(['first', 'third'])
  expect(started).toEqual(['first', 'third'])
})

test('refuses a task at once when the queue is full', async () => {
  const queue = new TaskQueue({ atATime: 1, waitingMax: 1 })
  const { started, task, end } = makeTasks()
  const first = queue.run(task('first'))
  const second = queue.run(task('second'))
  await expect(queue.run(task('third'))).rejects.toThrow(QueueFull)
  await end('first')
  await end('second')
  await Promise.all([first, second])
  expect(started).toEqual(['first', 'second'])
})

test('lets tasks overtake one that waits for a resource in use', async () => {
  const queue = new TaskQueue({ atATime: 3, perResource: 1 })
  const { started, task, end } = makeTasks()
  const runs = [
    queue.run(task('red 1'), { resources: ['red'] }),
    queue.run(task('red 2'), { resources: ['red'] }),
    queue.run(task('red and blue'), { resources: ['red', 'blue'] }),
    queue.run(task('blue'), { resources: ['blue'] }),
  ]
  await end('nothing yet')
  expect(started).toEqual(['red 1', 'blue'])
  await end('blue')
  await end('red 1')
  expect(started).toEqual(['red 1', 'blue', 'red 2'])
  await end('red 2')
  await end('red and blue')
  await Promise.all(runs)
})
