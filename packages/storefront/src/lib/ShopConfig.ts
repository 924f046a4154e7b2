import type { Company } from '@shop/contract/company.schema'

/** Settings of the operator for the browser, sent with every page. */
export interface ShopConfig {
  /** Cities besides Delhi and Jaipur with the start of their links (specification §2: the option value). */
  cities: readonly { name: string; link: string }[]
  /** The shop's own pages on social networks, for the footer. */
  socials: readonly { name: string; href: string }[]
  /** Answers a GET with JSON that contains the visitor's `city`; null disables the lookup. */
  geolocationUrl: string | null
  /** Endpoint and id for search events; null disables them. */
  pixel: { url: string; id: string } | null
  company: Company
  /** Amounts in rupees. */
  delivery: { fee: number; freeFrom: number; parcelDays: { min: number; max: number } }
}
