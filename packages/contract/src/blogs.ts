import type { BlogCardWire } from './blogs.schema.ts'
import type { Picture } from './pictures.ts'

/** A blog as lists show it, in plain names. `date` is `YYYY-MM-DD`. */
export interface BlogCard {
  id: number
  slug: string
  title: string
  picture: Picture
  tags: string[]
  date: string
}

/** From the wire's names (spec §3) to plain ones. */
export function toBlogCard(wire: BlogCardWire): BlogCard {
  return {
    id: wire.id,
    slug: wire.slug,
    title: wire.title,
    picture: { src: wire.blog_image },
    tags: wire.tags,
    date: wire.date,
  }
}
