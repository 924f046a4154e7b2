import { z } from 'zod'

/** Ids are PostgreSQL integers; a larger number is nobody's. */
const ID_MAX = 2_147_483_647

/** An id in a path. Digits only: no sign, no exponent, no digits of other scripts. Nobody's id becomes 0. */
export const idParamSchema = z
  .string()
  .regex(/^[1-9]\d{0,19}$/, 'not an id')
  .transform((digits) => idOfSlugOrId(digits) ?? 0)

/** The id that a `{slug or id}` names, undefined for a slug. A product's slug is never all digits. */
export function idOfSlugOrId(slugOrId: string): number | undefined {
  if (!/^\d+$/.test(slugOrId)) return undefined
  const id = Number(slugOrId)
  return id <= ID_MAX ? id : 0
}
