import { z } from 'zod'
import { companySchema } from './company.schema.ts'

/** What an operator sets for the whole shop, by parts of the content file. */
export const settingsSchema = z.strictObject({ company: companySchema })
export type Settings = z.output<typeof settingsSchema>
