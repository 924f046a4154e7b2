import { z } from 'zod'
import { must, text } from './feedFields.ts'

const HIGHLIGHTS_MAX = 20
const SPECIFICATIONS_MAX = 50

const specificationSchema = z.object(
  { name: text(100), value: text(1_000) },
  must('an object with name and value'),
)

/** Texts of a product's page. A known product keeps those that a feed does not name. */
export const detailSchemas = {
  ingredients: text(10_000)
    .nullish()
    .describe(
      'The whole list of the label: search reads from it what a product lacks. Begin a shorter list with "Key ingredients:".',
    ),
  how_to_use: text(5_000).nullish(),
  highlights: z
    .array(text(300), must('a list'))
    .min(1, 'is empty')
    .max(HIGHLIGHTS_MAX, `has more than ${HIGHLIGHTS_MAX} texts`)
    .transform((highlights) => [...new Set(highlights)])
    .nullish()
    .describe('Short texts, in the order of the page.'),
  specifications: z
    .array(specificationSchema, must('a list'))
    .min(1, 'is empty')
    .max(SPECIFICATIONS_MAX, `has more than ${SPECIFICATIONS_MAX} entries`)
    .superRefine((specifications, context) => {
      const names = specifications.map(({ name }) => name.toLowerCase())
      for (const [index, { name }] of specifications.entries()) {
        if (names.indexOf(name.toLowerCase()) === index) continue
        context.addIssue({ code: 'custom', path: [index, 'name'], message: `"${name}" is there twice` })
      }
    })
    .nullish()
    .describe('Such as {"name": "Finish", "value": "Matte"}, in the order of the page.'),
}
