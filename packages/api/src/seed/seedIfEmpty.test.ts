import { expect, test } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'
import { removeDemo } from './removeDemo.ts'
import { seedIfEmpty } from './seedIfEmpty.ts'

const { current, url } = useDatabase('seeded')

test('loads a removed demo again only with the option', async () => {
  await removeDemo(current(), { archiveSold: false })
  expect(await seedIfEmpty(url())).toBe(false)
  expect(await seedIfEmpty(url(), { again: true })).toBe(true)
  expect(await seedIfEmpty(url(), { again: true })).toBe(false)
})
