import { sql } from 'drizzle-orm'

/** Popularity of a product; negative where shoppers rate it low. An index has it. */
export const STANDING = sql`standing_of(popularity, rating_average, rating_count)`

/** Average of a product's ratings, weighted by their number. An index has it. */
export const WEIGHTED_RATING = sql`weighted_rating(rating_sum, rating_count)`

/** The order "recommended": what can be bought and is liked or not rated yet, the most popular first; then what is rated low; then what is sold out. */
export const RECOMMENDED = sql`in_stock desc, ${STANDING} desc, id`
