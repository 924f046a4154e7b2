import { z } from 'zod'
import { foldWords } from '#modules/search/foldText.ts'
import { isUnique } from '../fields.ts'

const SYNONYM_MAX = 60

/** Word or name as search compares it. */
const wordSchema = z
  .string()
  .transform((text) => foldWords(text).join(' '))
  .pipe(z.string().min(1, 'has no letter or digit').max(SYNONYM_MAX))

/** Groups of words that find the same products, besides the built-in ones. */
export const synonymsSchema = z
  .array(
    z
      .array(wordSchema)
      .min(2)
      .max(50)
      .transform((words) => words.toSorted()),
  )
  .max(2_000)
  .transform((groups) => groups.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)))
  .refine((groups) => isUnique(groups.flat()), 'has a word twice')
