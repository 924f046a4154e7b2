import { z } from 'zod'

/** Returns of later orders. An order keeps the days that it was given. */
export const returnsSettingsSchema = z.strictObject({
  /** Days after the day of delivery. */
  days: z.number().int().min(1).max(90),
})
export type ReturnsSettings = z.output<typeof returnsSettingsSchema>
