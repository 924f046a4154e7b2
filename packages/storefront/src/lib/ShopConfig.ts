/** What the operator has decided for the browser; the server's settings hand it over with every page. */
export interface ShopConfig {
  /** Cities besides Delhi and Jaipur, each with the start of its link (spec §2: the option value). */
  cities: readonly { name: string; link: string }[]
  /** Answers a GET with JSON that names the visitor's `city`; null when nobody is to be asked. */
  geolocationUrl: string | null
  /** Where searches are told of, and as whom; null when nobody is to hear of them. */
  pixel: { url: string; id: string } | null
}

/** A shop that talks to nobody else. */
export const PLAIN_CONFIG: ShopConfig = { cities: [], geolocationUrl: null, pixel: null }
