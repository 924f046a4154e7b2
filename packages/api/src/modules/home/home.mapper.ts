import type { BannerWire } from '@shop/contract/home.schema'
import type { banner } from '#database/schema/home.ts'

export function toBannerWire(row: typeof banner.$inferSelect): BannerWire {
  const { id, eyebrow, title, text, button, link, image, tint } = row
  return { id, eyebrow, title, text, button, link, image, color_code: tint }
}
