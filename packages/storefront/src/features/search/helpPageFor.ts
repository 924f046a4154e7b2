import { helpTopicOf, type HelpTopic } from '@shop/contract/helpTopics'
import { paths } from '#lib/paths.ts'
import * as footerTexts from '#texts/footer.ts'
import { orders } from '#texts/help.ts'

interface HelpPage {
  label: string
  href: string
}

/** The shop's pages on the topics; size guides have none. */
const PAGES: Record<HelpTopic, HelpPage | undefined> = {
  returns: { label: footerTexts.returnsAndRefunds, href: paths.returns() },
  cancellation: { label: footerTexts.cancellation, href: paths.cancellation() },
  sizes: undefined,
  shipping: { label: footerTexts.shippingAndDelivery, href: paths.shipping() },
  contact: { label: footerTexts.contactUs, href: paths.contact() },
  privacy: { label: footerTexts.privacyPolicy, href: paths.privacy() },
  terms: { label: footerTexts.termsAndConditions, href: paths.terms() },
  orders: { label: orders, href: paths.orders() },
}

/** Page that answers a search for help. */
export function helpPageFor(search: string): HelpPage | undefined {
  const topic = helpTopicOf(search)
  return topic && PAGES[topic]
}
