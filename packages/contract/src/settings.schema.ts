import { z } from 'zod'
import { companySchema } from './company.schema.ts'
import { deliverySettingsSchema } from './delivery-settings.schema.ts'
import { gstSettingsSchema } from './gst-settings.schema.ts'
import { returnsSettingsSchema } from './returns-settings.schema.ts'
import { shopSchema } from './shop.schema.ts'
import { citiesSchema } from './stores.schema.ts'

/** What an operator sets for the whole shop, by parts of the content file. */
export const settingsSchema = z.strictObject({
  shop: shopSchema,
  company: companySchema,
  cities: citiesSchema,
  delivery: deliverySettingsSchema,
  returns: returnsSettingsSchema,
  gst: gstSettingsSchema,
})
export type Settings = z.output<typeof settingsSchema>
