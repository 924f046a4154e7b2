import { banners, homeSections } from '@shop/demo-catalogue/home'
import type { Transaction } from '#database/openDatabase.ts'
import { banner, homeSection } from '#database/schema/home.ts'
import type { PictureBook } from './PictureBook.ts'
import type { CategoryRow } from './seedCategories.ts'

export interface SeedHomeInput {
  categoryRows: ReadonlyMap<string, CategoryRow>
  pictures: PictureBook
}

export async function seedHome(tx: Transaction, { categoryRows, pictures }: SeedHomeInput): Promise<void> {
  await tx.insert(banner).values(
    banners.map(
      ({ eyebrow, title, text, button, link, tint, kinds, models, colours, accents, titles }, position) => ({
        position,
        eyebrow,
        title,
        text,
        button,
        link: pathOf(link, categoryRows),
        image: pictures.add({
          of: 'scene',
          kinds,
          colours,
          ...(models && { models }),
          ...(accents && { accents }),
          ...(titles && { titles }),
          tint,
          width: 1600,
          height: 1000,
        }),
        tint,
      }),
    ),
  )
  await tx.insert(homeSection).values(homeSections.map((section, position) => ({ ...section, position })))
}

function pathOf(
  { level, slug }: { level: string; slug: string },
  rows: SeedHomeInput['categoryRows'],
): string {
  const row = rows.get(`${level}:${slug}`)
  if (row === undefined) throw new Error(`A banner leads to a category that is not there: ${level} ${slug}`)
  return level === 'main'
    ? `/category/${encodeURIComponent(row.name.toLowerCase())}/${row.id}`
    : `/productList/${slug}?category=${level}&sort=recommended_desc`
}
