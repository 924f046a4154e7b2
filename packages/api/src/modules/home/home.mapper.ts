import type { BannerWire } from '@shop/contract/home.schema'
import type { banner } from '#database/schema/home.ts'

export function toBannerWire(row: typeof banner.$inferSelect): BannerWire {
  const { id, eyebrow, title, text, button, link, image, alt, phoneImage, phoneAlt, tint } = row
  const phone = phoneImage !== null && { phone_image: phoneImage, phone_image_alt: phoneAlt }
  return { id, eyebrow, title, text, button, link, image, image_alt: alt, ...phone, color_code: tint }
}
