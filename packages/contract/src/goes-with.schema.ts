import { z } from 'zod'
import { slugSchema } from './wire.schema.ts'

const slugs = (max: number) => z.array(slugSchema).min(1).max(max)

/** What goes with the products of some categories: child categories, the best match first. */
const goesWithSchema = z.strictObject({ categories: slugs(100), with: slugs(8) })
export type GoesWith = z.output<typeof goesWithSchema>

export const goesWithListSchema = z
  .array(goesWithSchema)
  .max(500)
  .superRefine((list, context) => {
    const seen = new Set<string>()
    for (const [at, { categories }] of list.entries())
      for (const category of categories) {
        if (seen.has(category))
          context.addIssue({ code: 'custom', path: [at], message: `has ${category} a second time` })
        seen.add(category)
      }
  })
