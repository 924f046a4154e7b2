import { helpTopicOf, type HelpTopic } from '@shop/contract/helpTopics'
import { paths } from '#lib/paths.ts'
import * as helpTexts from '#texts/help.ts'

interface HelpPage {
  label: string
  /** Undefined where a sentence of the search's page is the answer. */
  href?: string
}

/** The shop's pages on the topics; size guides have none. */
const PAGES: Record<HelpTopic, HelpPage> = {
  returns: { label: helpTexts.returnsAndRefunds, href: paths.returns() },
  cancellation: { label: helpTexts.cancellation, href: paths.cancellation() },
  sizes: { label: helpTexts.sizeGuides },
  shipping: { label: helpTexts.shippingAndDelivery, href: paths.shipping() },
  contact: { label: helpTexts.contactUs, href: paths.contact() },
  offers: { label: helpTexts.offers, href: paths.collection('offers') },
  privacy: { label: helpTexts.privacyPolicy, href: paths.privacy() },
  terms: { label: helpTexts.termsAndConditions, href: paths.terms() },
  orders: { label: helpTexts.orders, href: paths.orders() },
}

/** Page that answers a search for help. */
export function helpPageFor(search: string): HelpPage | undefined {
  const topic = helpTopicOf(search)
  return topic && PAGES[topic]
}
