import { colorCodeSchema } from '@shop/contract/wire.schema'
import { asc } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#database/openDatabase.ts'
import { banner } from '#database/schema/home.ts'
import { days, daysOf, filled, isInOrder, link, momentsOf, notInOrder, picture, text } from '../fields.ts'

const bannerSchema = z
  .object({
    eyebrow: text(60).default(''),
    title: filled(120),
    text: text(300).default(''),
    button: filled(40),
    link,
    picture,
    alt: text(200).default(''),
    /** Picture of its own for phones. */
    phone: z
      .object({ picture, alt: text(200).default('') })
      .strict()
      .optional(),
    tint: colorCodeSchema,
    ...days,
  })
  .strict()
  .refine(isInOrder, notInOrder)

export const bannersSchema = z.array(bannerSchema).max(10)
type Banners = z.output<typeof bannersSchema>

export async function readBanners(tx: Transaction): Promise<Banners> {
  const rows = await tx.select().from(banner).orderBy(asc(banner.position), asc(banner.id))
  return rows.map(
    ({ eyebrow, title, text, button, link, image, alt, phoneImage, phoneAlt, tint, ...moments }) => ({
      eyebrow,
      title,
      text,
      button,
      link,
      picture: image,
      alt,
      ...(phoneImage !== null && { phone: { picture: phoneImage, alt: phoneAlt } }),
      tint,
      ...daysOf(moments),
    }),
  )
}

export async function writeBanners(tx: Transaction, banners: Banners): Promise<void> {
  await tx.delete(banner)
  if (banners.length === 0) return
  await tx.insert(banner).values(
    banners.map(({ picture, phone, from, until, ...texts }, position) => ({
      ...texts,
      position,
      image: picture,
      phoneImage: phone?.picture ?? null,
      phoneAlt: phone?.alt ?? '',
      ...momentsOf({ from, until }),
    })),
  )
}
