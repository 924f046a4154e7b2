import { z } from 'zod'
import { lineSchema, optionalLineSchema } from './people.schema.ts'

/** Store of feeds, and of orders that no other store is near to. */
export const MAIN_STORE_ID = 1

const storeSchema = z.strictObject({
  /** Stays the same when a store moves. */
  id: z.number().int().min(1).max(99),
  /** City of the selector and of `delivery_city`. */
  city: lineSchema('the city', 50).regex(/^\p{L}[\p{L}\p{M} .'’-]*$/u, 'must be the name of a city'),
  /** Area in which it delivers, as pages name it. */
  name: lineSchema('the name of the area', 60),
  /** On the page about delivery. */
  address: optionalLineSchema('the address', 160),
})

const isUnique = (names: readonly (number | string)[]) => new Set(names).size === names.length

/** Stores that ship from their own stock. */
export const storesSchema = z
  .array(storeSchema)
  .max(20)
  .refine((stores) => stores.some(({ id }) => id === MAIN_STORE_ID), 'must have the store 1')
  .refine((stores) => isUnique(stores.map(({ id }) => id)), 'must have one id each')
  .refine((stores) => isUnique(stores.map(({ city }) => city.toLowerCase())), 'must be in different cities')
  .refine((stores) => isUnique(stores.map(({ name }) => name)), 'must have different names')
export type Stores = z.output<typeof storesSchema>
export type Store = Stores[number]

/** Cities of the selector without a store, whose links open in a tab of their own (specification §2). */
export const citiesSchema = z
  .array(
    z.strictObject({
      name: lineSchema('the city', 50),
      /** Start of the link, to which `selectedCity` is added. */
      link: z
        .string()
        .max(500)
        .regex(/^(?:https:\/\/|\/(?!\/))\S*$/, 'must be https or a path of this shop'),
    }),
  )
  .max(50)
export type Cities = z.output<typeof citiesSchema>
