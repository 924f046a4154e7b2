import { goesWithListSchema } from '@shop/contract/goes-with.schema'
import { settingsSchema } from '@shop/contract/settings.schema'
import { sizeGuidesSchema } from '@shop/contract/size-guides.schema'
import { z } from 'zod'
import { bannersSchema } from './parts/banners.ts'
import { brandsSchema } from './parts/brands.ts'
import { categoriesSchema } from './parts/categories.ts'
import { couponsSchema } from './parts/coupons.ts'
import { postCategoriesSchema } from './parts/postCategories.ts'
import { postsSchema } from './parts/posts.ts'
import { sectionsSchema } from './parts/sections.ts'
import { synonymsSchema } from './parts/synonyms.ts'

/** Content of the shop, whole. */
export const contentSchema = z
  .object({
    banners: bannersSchema,
    sections: sectionsSchema,
    brands: brandsSchema,
    categories: categoriesSchema,
    coupons: couponsSchema,
    post_categories: postCategoriesSchema,
    posts: postsSchema,
    synonyms: synonymsSchema,
    size_guides: sizeGuidesSchema,
    goes_with: goesWithListSchema,
    ...settingsSchema.shape,
  })
  .strict()
export type Content = z.output<typeof contentSchema>

/** File of an operator: the parts that it changes, each of them whole. A version of an earlier release lacks the parts that came later. */
export const contentFileSchema = contentSchema.partial()
export type ContentFile = z.output<typeof contentFileSchema>
