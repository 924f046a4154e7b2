import { helpTopicOf, type HelpTopic } from '@shop/contract/helpTopics'
import { paths } from '#lib/paths.ts'
import * as helpTexts from '#texts/help.ts'
import * as texts from '#texts/searchHelp.ts'

interface HelpPage {
  label: string
  /** Undefined where a sentence of the search's page is the answer. */
  href?: string
  /** True where the link says all: offers are no help. */
  isPlain?: true
}

/** The shop's pages on the topics; size guides have none. */
const PAGES: Record<HelpTopic, HelpPage> = {
  password: { label: texts.setNewPassword, href: paths.retrievePassword() },
  login: { label: texts.logIn, href: paths.login() },
  returns: { label: helpTexts.returnsAndRefunds, href: paths.returns() },
  cancellation: { label: helpTexts.cancellation, href: paths.cancellation() },
  sizes: { label: texts.sizeGuides },
  shipping: { label: helpTexts.shippingAndDelivery, href: paths.shipping() },
  payment: { label: texts.ordersAndPayment, href: `${paths.terms()}#orders` },
  contact: { label: helpTexts.contactUs, href: paths.contact() },
  offers: { label: helpTexts.seeAllOffers, href: paths.collection('offers'), isPlain: true },
  privacy: { label: helpTexts.privacyPolicy, href: paths.privacy() },
  terms: { label: helpTexts.termsAndConditions, href: paths.terms() },
  addresses: { label: texts.addresses, href: paths.addresses() },
  authenticity: { label: helpTexts.aboutUs, href: paths.about() },
  orders: { label: texts.orders, href: paths.orders() },
}

/** Page that answers a search for help. */
export function helpPageFor(search: string): HelpPage | undefined {
  const topic = helpTopicOf(search)
  return topic && PAGES[topic]
}
