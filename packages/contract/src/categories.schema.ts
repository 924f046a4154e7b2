import { z } from 'zod'
import { idSchema } from './wire.schema.ts'

/** Main category with the field names of specification §3. */
export const mainCategoryWireSchema = z.object({
  id: idSchema,
  name: z.string(),
  slug: z.string(),
  categoryLogo: z.string().nullable(),
  desktop_baner: z.string().nullable(),
})
export type MainCategoryWire = z.infer<typeof mainCategoryWireSchema>

/** `GET /api/mainCategories`: an array without an envelope. */
export const mainCategoriesResponseSchema = z.array(mainCategoryWireSchema)

export const childCategoryWireSchema = z.object({ id: idSchema, name: z.string(), slug: z.string() })

export const subCategoryWireSchema = z.object({
  id: idSchema,
  name: z.string(),
  slug: z.string(),
  /** The first picture of its most popular product; null without products. */
  picture: z.string().nullable(),
  childcategories: z.array(childCategoryWireSchema),
})
export type SubCategoryWire = z.infer<typeof subCategoryWireSchema>

/** `GET /api/SubcategoriesWithChildCategories/{categoryId}`: an array without an envelope. */
export const subCategoryTreeResponseSchema = z.array(subCategoryWireSchema)
