import { z } from 'zod'
import { aboveMrp, isNotAboveMrp, must, sold, text } from './feedFields.ts'
import { parseColourCode } from './parseColourCode.ts'

const VARIANTS_MAX = 500
const COMBINED_GROUPS_MAX = 3

/** Stands between the groups of a combination, and between its values: "Size / Colour", "M / Red". */
const BETWEEN = ' / '
const joined = (names: readonly string[]) => names.join(BETWEEN)
const withoutBetween = (name: string) => name.replaceAll(BETWEEN, '/')

export const imagesSchema = z
  .array(z.unknown(), must('a list'))
  .nullish()
  .transform((images) => images ?? [])

const valueName = z.union([z.string(), z.number()], must('a text')).transform(String).pipe(text(100))

const variantSchema = z
  .object({
    option_name: valueName
      .nullish()
      .describe('Value of the group, such as "M". It identifies the variant. Needed with "group".'),
    values: z
      .array(valueName, must('a list'))
      .nullish()
      .describe(
        'Value in each of the groups, such as ["M", "Red"]. They identify the variant. Needed with "groups".',
      ),
    color_code: z
      .unknown()
      .transform(parseColourCode)
      .optional()
      .describe('Colour of the swatch: a hex code, rgb() or a name.'),
    images: imagesSchema.describe('Addresses of pictures of this variant.'),
    ...sold,
  })
  .refine(isNotAboveMrp, aboveMrp)

/** Option groups that the shop treats specially (specification §2), in any spelling. */
const KNOWN_GROUPS = ['Size', 'Shade']

const groupName = text(50)
  .refine((name) => !name.includes(':'), 'must not contain a colon')
  .transform(withoutBetween)
  .transform((name) => KNOWN_GROUPS.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name)

const groupSchema = z
  .object({
    group: groupName.nullish().describe('Name of a group, such as "Size".'),
    groups: z
      .array(groupName, must('a list'))
      .min(1, 'is empty')
      .max(COMBINED_GROUPS_MAX, `has more than ${COMBINED_GROUPS_MAX} names`)
      .refine((names) => new Set(names).size === names.length, 'has a name twice')
      .nullish()
      .describe('Instead of "group": names of groups that are combined, such as ["Size", "Colour"].'),
    variants: z
      .array(variantSchema, must('a list'))
      .max(VARIANTS_MAX, `has more than ${VARIANTS_MAX} variants`),
  })
  .transform(({ group, groups, variants }, context) => {
    const names = groups ?? (group === null || group === undefined ? [] : [group])
    if (names.length === 0) context.addIssue({ code: 'custom', path: ['group'], message: 'is missing' })
    return {
      groups: names,
      group: joined(names),
      variants: variants.map(({ option_name, values, ...variant }, index) => {
        const own = values ?? (option_name === null || option_name === undefined ? [] : [option_name])
        if (own.length !== names.length) {
          const field = names.length > 1 ? 'values' : 'option_name'
          const message = own.length === 0 ? 'is missing' : `must be one value for each of ${joined(names)}`
          context.addIssue({ code: 'custom', path: ['variants', index, field], message })
        }
        const plain = own.length > 1 ? own.map(withoutBetween) : own
        return { ...variant, values: plain, option_name: joined(plain) }
      }),
    }
  })

export const optionsSchema = z
  .array(groupSchema, must('a list'))
  .max(10, 'has more than 10 groups')
  .nullish()
  .transform((groups) => (groups ?? []).filter(({ variants }) => variants.length > 0))
