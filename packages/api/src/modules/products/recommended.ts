import { sql } from 'drizzle-orm'

/** Popularity of a product; negative where shoppers rate it low. An index has it. */
export const STANDING = sql`standing_of(popularity, rating_average, rating_count)`

/** The order "recommended": what can be bought and is liked or not rated yet, the most popular first; then what is rated low; then what is sold out. */
export const RECOMMENDED = sql`in_stock desc, ${STANDING} desc, id`
