import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'
import { isOfferedAsPlain, plainColourOfNamed } from './plainColours.ts'

const { current: db } = useDatabase('seeded')

test.each([
  ['Colour', 'Rani Pink', '#c2185b', true],
  ['Colour', 'Peacock', '#126070', true],
  ['Colour', 'Rani Pink', null, true],
  ['Colour', 'Bright multicolour', null, true],
  ['Colour', 'Pink', '#e58aa8', false],
  ['Colour', 'Multicolour', null, false],
  ['Colour', 'Denim', null, false],
  ['Color', 'Pink', '#e58aa8', true],
  ['Color', 'Denim', null, false],
  ['Shade', 'Rani Pink', '#c2185b', false],
  ['Size', 'Red', null, false],
])('of the group %s, %s with the code %s has a plain colour beside it: %s', (group, name, code, isPlain) => {
  expect(isOfferedAsPlain(group, name, code)).toBe(isPlain)
})

test('reads the plain colour of a name as the database does', async () => {
  const plain =
    'black white red maroon pink orange yellow green blue purple brown beige grey gold silver multicolour'
  const names = [
    ...plain.split(' ').flatMap((one) => [one, `deep ${one}`, `${one}-red print`]),
    'redwood',
    'denim',
  ]
  const { rows } = await db().execute<{ name: string; colour: string | null }>(
    sql`select name, plain_colour(name) as colour from unnest(${sql.param(names)}::text[]) as name`,
  )
  expect(rows.map(({ colour }) => colour)).toEqual(
    names.map((name) => plainColourOfNamed(name, null) ?? null),
  )
})
