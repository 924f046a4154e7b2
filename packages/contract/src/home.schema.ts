import { z } from 'zod'
import { blogCardWireSchema } from './blogs.schema.ts'
import { facedBrandWireSchema } from './brands.schema.ts'
import { productCardWireSchema } from './products.schema.ts'

export const bannerWireSchema = z.object({
  id: z.number().int(),
  eyebrow: z.string(),
  /** Headline. Text between asterisks is italic. */
  title: z.string(),
  text: z.string(),
  button: z.string(),
  /** Path on this shop. */
  link: z.string().startsWith('/'),
  image: z.string(),
  image_alt: z.string(),
  /** Picture of its own for phones. */
  phone_image: z.string().optional(),
  phone_image_alt: z.string().optional(),
  /** Background colour behind the text. */
  color_code: z.string(),
})
export type BannerWire = z.infer<typeof bannerWireSchema>

/** `GET /api/home-data` */
export const homeDataResponseSchema = z.object({
  data: z.object({
    banners: z.array(bannerWireSchema),
    sections: z.array(
      z.object({ title: z.string(), slug: z.string(), products: z.array(productCardWireSchema) }),
    ),
    brands: z.array(facedBrandWireSchema),
    blogs: z.array(blogCardWireSchema),
  }),
})
export type HomeDataResponse = z.infer<typeof homeDataResponseSchema>
