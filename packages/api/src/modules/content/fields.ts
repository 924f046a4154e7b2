import { slugSchema } from '@shop/contract/wire.schema'
import { z } from 'zod'
import { readNewAddress } from '#modules/redirects/redirectPath.ts'
import { today } from '#time/today.ts'

export const text = (max: number) => z.string().trim().max(max)
export const filled = (max: number) => text(max).min(1)

/** Address of a picture, or with --pictures its name. */
export const picture = filled(2_000)

export const link = z
  .string()
  .refine((address) => readNewAddress(address).ok, 'must be a page of this shop, such as /productList/kurtis')

export const categoryName = z.object({ level: z.enum(['main', 'sub', 'child']), slug: slugSchema }).strict()

/** First and last day in India. */
export const days = { from: z.iso.date().optional(), until: z.iso.date().optional() }
interface Days {
  from?: string | undefined
  until?: string | undefined
}
export const isInOrder = ({ from, until }: Days) => from === undefined || until === undefined || from <= until
export const notInOrder = { path: ['until'], error: 'is before from' }

const DAY_MS = 86_400_000
const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`)

/** The time at which the days begin, and the one at which they have ended. */
export function momentsOf({ from, until }: Days): { startsAt: Date | null; endsAt: Date | null } {
  return {
    startsAt: from === undefined ? null : startOf(from),
    endsAt: until === undefined ? null : new Date(startOf(until).getTime() + DAY_MS),
  }
}

export function daysOf({ startsAt, endsAt }: ReturnType<typeof momentsOf>): Days {
  return {
    ...(startsAt !== null && { from: today(startsAt) }),
    // The day that ends at a midnight is the one before it.
    ...(endsAt !== null && { until: today(new Date(endsAt.getTime() - 1)) }),
  }
}

export const isUnique = (names: readonly string[]) => new Set(names).size === names.length
