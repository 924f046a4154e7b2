import { idSchema } from '@shop/contract/wire.schema'
import { z } from 'zod'

/** Id in a path: decimal digits without sign, exponent or leading zeros, within PostgreSQL's integers. */
export const idParamSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'not an id')
  .transform(Number)
  .pipe(idSchema)

/** Id that a `{slug or id}` contains; undefined for a slug. No slug consists of digits only. */
export function idOfSlugOrId(slugOrId: string): number | undefined {
  return idParamSchema.safeParse(slugOrId).data
}
