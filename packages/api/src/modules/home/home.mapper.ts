import type { BannerWire } from '@shop/contract/home.schema'
import type { banner } from '#database/schema/home.ts'

export function toBannerWire(row: typeof banner.$inferSelect): BannerWire {
  const { id, eyebrow, title, text, button, link, image, alt, tint } = row
  return { id, eyebrow, title, text, button, link, image, image_alt: alt, color_code: tint }
}
