import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { readAnew } from './readAnew.ts'

test('shows what a change has made, also while the first read is under way', async () => {
  const queries = new QueryClient()
  const answers: ((answer: string) => void)[] = []
  const observer = new QueryObserver<string>(queries, {
    queryKey: ['alerts'],
    queryFn: ({ signal }) =>
      new Promise<string>((resolve, reject) => {
        answers.push(resolve)
        signal.addEventListener('abort', () => reject(new Error('given up')))
      }),
  })
  const stop = observer.subscribe(() => undefined)
  const done = readAnew(queries, ['alerts'])
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[0]?.('before the change')
  answers[1]?.('after the change')
  await done
  expect(observer.getCurrentResult().data).toBe('after the change')
  stop()
})
