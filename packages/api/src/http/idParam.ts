import { idSchema } from '@shop/contract/wire.schema'
import { z } from 'zod'

/** An id in a path: decimal digits without sign, exponent or leading zeros, within PostgreSQL's integers. */
export const idParamSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'not an id')
  .transform(Number)
  .pipe(idSchema)

/** The id that a `{slug or id}` names; undefined for a slug. No product's slug is all digits. */
export function idOfSlugOrId(slugOrId: string): number | undefined {
  return idParamSchema.safeParse(slugOrId).data
}
