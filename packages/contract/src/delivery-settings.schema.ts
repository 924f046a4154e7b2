import { z } from 'zod'
import { defaultStores } from './defaultStores.ts'
import { storesSchema } from './stores.schema.ts'
import { rupeesSchema } from './wire.schema.ts'

const hour = z.number().int().min(0).max(23)
const days = z.number().int().min(1).max(30)
/** First digits of pincodes, such as 110 for Delhi. */
const areas = z
  .array(z.string().regex(/^[1-9]\d{1,5}$/, 'must be the first digits of pincodes, such as 110'))
  .max(2_000)

/** What delivery costs, and where and when the shop delivers. Hours are those of India. */
export const deliverySettingsSchema = z
  .strictObject({
    /** Fee below the amount for free delivery, in rupees. */
    fee: rupeesSchema,
    free_from: rupeesSchema,
    /** Largest order in cash. */
    cash_up_to: rupeesSchema,
    stores: storesSchema.default([...defaultStores]),
    express: z
      .strictObject({
        /** Later orders arrive the next morning. */
        opens: hour,
        closes: hour,
        /** Time from the order to the door. */
        minutes: z.number().int().min(15).max(720).default(120),
        /** Express area of each store, by its city. A store without one sends parcels only. */
        areas: z.record(z.string().min(1).max(50), areas),
      })
      .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'must be after opens' }),
    parcels: z.strictObject({
      /** Last hour for orders that leave on the same day, and last hour of deliveries by courier. */
      leave_until: hour,
      arrive_until: hour,
      /** Days by state; `elsewhere` for the others. */
      days: z.record(z.string().min(1).max(60), days),
      elsewhere: days,
      /** Cities that parcels reach by air. */
      cities: z.array(z.string().min(1).max(60)).max(500),
      days_to_cities: days,
      /** Carriers accept no cash on longer routes. */
      cash_within_days: z.number().int().min(0).max(30),
    }),
    /** Areas without a carrier. */
    unreached: areas,
  })
  .superRefine(({ stores, express }, context) => {
    for (const city of Object.keys(express.areas)) {
      if (!stores.some((store) => store.city === city))
        context.addIssue({
          code: 'custom',
          path: ['express', 'areas', city],
          message: `there is no store in ${city}`,
        })
    }
  })
export type DeliverySettings = z.output<typeof deliverySettingsSchema>
