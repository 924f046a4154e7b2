import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/openDatabase.ts'
import { banner, homeSection } from '#database/schema/home.ts'
import { rows } from '#import/jsonRows.ts'
import type { Content, ContentFile } from './contentFile.schema.ts'

const DAY_MS = 86_400_000

/** Replaces the parts of the content that the file has. */
export async function writeContent(tx: Transaction, file: ContentFile): Promise<void> {
  if (file.banners !== undefined) await writeBanners(tx, file.banners)
  if (file.sections !== undefined) {
    await tx.delete(homeSection)
    const sections = file.sections.map((section, position) => ({ ...section, position }))
    if (sections.length > 0) await tx.insert(homeSection).values(sections)
  }
  if (file.brands !== undefined) {
    const isChosen = sql`(slug = any(${sql.param([...file.brands])}::text[]))`
    await tx.execute(sql`update brand set is_popular = ${isChosen} where is_popular <> ${isChosen}`)
  }
  if (file.categories !== undefined) await writeCategories(tx, file.categories)
}

async function writeBanners(tx: Transaction, banners: Content['banners']): Promise<void> {
  await tx.delete(banner)
  if (banners.length === 0) return
  await tx.insert(banner).values(
    banners.map(({ picture, from, until, ...texts }, position) => ({
      ...texts,
      position,
      image: picture,
      startsAt: from === undefined ? null : startOf(from),
      endsAt: until === undefined ? null : new Date(startOf(until).getTime() + DAY_MS),
    })),
  )
}

const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`)

/** Categories that the file does not name follow those that it names, in the order that they had. */
async function writeCategories(tx: Transaction, categories: Content['categories']): Promise<void> {
  const mains = categories.map(({ slug, picture, banner, tint }, place) => {
    return { slug, place, picture: picture ?? null, banner: banner ?? null, tint: tint ?? null }
  })
  await tx.execute(sql`
    update category c set logo = m.picture, banner = m.banner, tint = m.tint
    from jsonb_to_recordset(${rows(mains)}) as m (slug text, picture text, banner text, tint text)
    where c.level = 'main' and c.slug = m.slug`)
  const places = [
    ...mains.map(({ slug, place }) => ({ parent: null as string | null, slug, place })),
    ...categories.flatMap(({ slug: parent, children }) =>
      children.map((slug, place) => ({ parent, slug, place })),
    ),
  ]
  await tx.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${rows(places)}) as g (parent text, slug text, place int)
    ), ordered as (
      select c.id, row_number() over (partition by c.parent_id order by g.place nulls last, c.position, c.id) - 1 as position
      from category c
      left join category p on p.id = c.parent_id
      left join given g on g.slug = c.slug and g.parent is not distinct from p.slug
      where c.level in ('main', 'sub')
    )
    update category c set position = o.position from ordered o where o.id = c.id and c.position <> o.position`)
}
