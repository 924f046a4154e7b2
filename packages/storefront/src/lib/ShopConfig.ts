import type { Company } from '@shop/contract/company.schema'
import type { Shop } from '@shop/contract/shop.schema'

/** Settings of the operator for the browser, sent with every page. */
export interface ShopConfig {
  shop: Shop
  /** Lists that have products, and whether the blog has posts: pages link to no empty one. */
  collections: { bestSellers: boolean; newLaunches: boolean; offers: boolean; blog: boolean }
  /** Cities without a store with the start of their links (specification §2: the option value). */
  cities: readonly { name: string; link: string }[]
  /** The shop's own pages on social networks, for the footer. */
  socials: readonly { name: string; href: string }[]
  /** Answers a GET with JSON that contains the visitor's `city`; null disables the lookup. */
  geolocationUrl: string | null
  /** Endpoint and id for search events; null disables them. */
  pixel: { url: string; id: string } | null
  /** True when visitors are asked whether the shop may measure how fast its pages are. */
  measuresSpeed: boolean
  /** True when the browser keeps a page for when it is offline (decision 148). */
  hasOfflinePage: boolean
  company: Company
  /** Days after delivery in which an order can be returned. */
  returnDays: number
  /** Amounts in rupees, hours of India. */
  delivery: {
    fee: number
    freeFrom: number
    /** Largest order in cash. */
    cashUpTo: number
    parcelDays: { min: number; max: number }
    /** The main store first. `isExpress` is true for those with express delivery in an area of their own, which has the pincode. */
    stores: readonly {
      city: string
      name: string
      address: string
      isExpress: boolean
      pincode?: string | undefined
    }[]
    /** Time of an express delivery. */
    expressMinutes: number
    expressHours: { opens: number; closes: number }
  }
}
