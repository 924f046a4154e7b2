import { joinMedia } from '@shop/contract/pictures'
import type { BannerWire, HomeBrandWire } from '@shop/contract/home.schema'
import type { banner } from '#database/schema/home.ts'
import { toBrandWire } from '#modules/brands/brands.mapper.ts'
import type { listPopularBrands } from './home.repository.ts'

export function toBannerWire(row: typeof banner.$inferSelect): BannerWire {
  const { id, eyebrow, title, text, button, link, image, alt, phoneImage, phoneAlt, tint } = row
  const phone = phoneImage !== null && { phone_image: phoneImage, phone_image_alt: phoneAlt }
  return { id, eyebrow, title, text, button, link, image, image_alt: alt, ...phone, color_code: tint }
}

export function toHomeBrandWire(row: Awaited<ReturnType<typeof listPopularBrands>>[number]): HomeBrandWire {
  return { ...toBrandWire(row), face: joinMedia([row.face]) }
}
