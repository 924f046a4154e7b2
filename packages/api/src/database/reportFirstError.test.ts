import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'

const { current: db } = useDatabase('empty')

test.each(['transaction', 'preparedTransaction'] as const)(
  'reports the first error of statements that are sent together in a %s',
  async (kind) => {
    const failed = db()[kind](async (tx) => {
      const [, second] = await Promise.allSettled([
        tx.execute(sql`select 1 / ${0}::int`).execute(),
        tx.execute(sql`select ${2}::int`).execute(),
      ])
      if (second.status === 'rejected') throw second.reason
    })
    await expect(failed).rejects.toMatchObject({ cause: { code: '22012' } })
  },
)
