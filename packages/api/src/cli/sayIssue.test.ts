import { expect, test } from 'vitest'
import { z } from 'zod'
import { sayIssue } from './sayIssue.ts'

test.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, 'is missing'],
  [z.string(), 5, 'must be a text'],
  [z.int(), 5.5, 'must be a whole number'],
  [z.array(z.string()), {}, 'must be a list'],
  [z.object({}).strict(), [], 'must be an object'],
  [z.object({}).strict(), { colour: 1, size: 2 }, 'has unknown fields: colour, size'],
  [z.string().min(1), '', 'is empty'],
  [z.string().min(2), 'a', 'must have at least 2 characters'],
  [z.string().max(2), 'abc', 'must have at most 2 characters'],
  [z.array(z.string()).max(1), ['a', 'b'], 'must have at most 1 entries'],
  [z.number().min(1), 0, 'must be 1 or more'],
  [z.number().max(100), 120, 'must be 100 or less'],
  [z.number().positive(), 0, 'must be above 0'],
  [z.enum(['main', 'sub']), 'top', 'must be main or sub'],
  [z.literal(true), false, 'must be true'],
  [z.iso.date(), 'tomorrow', 'must be a day such as 2026-12-31'],
  [z.email(), 'asha', 'must be an e-mail address'],
  [z.string().regex(/^[a-z]+$/), 'A', 'has the wrong form'],
  [z.union([z.string(), z.number()]), true, 'has none of the possible forms'],
  [z.string().min(2, 'is too short for a name'), 'a', 'is too short for a name'],
])('says what is wrong: %#', (schema, value, sentence) => {
  const read = schema.safeParse(value, { error: sayIssue })
  expect(read.error?.issues.map(({ message }) => message)).toEqual([sentence])
})
