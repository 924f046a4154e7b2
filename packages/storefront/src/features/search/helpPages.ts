import type { HelpTopic } from '@shop/contract/product-list.schema'
import { paths } from '#lib/paths.ts'
import { investorRelations } from '#texts/footer.ts'
import * as helpTexts from '#texts/help.ts'
import * as texts from '#texts/searchHelp.ts'

interface HelpPage {
  label: string
  /** Undefined where a sentence of the search's page is the answer. */
  href?: string
  /** True where the shopper goes on from the orders. */
  isOfOrders?: true
  /** True where the link says all: brands and the cart are no help. */
  isPlain?: true
}

/** The shop's pages that answer searches for help. */
export const helpPages: Record<HelpTopic, HelpPage> = {
  password: { label: texts.setNewPassword, href: paths.retrievePassword() },
  login: { label: texts.logIn, href: paths.login() },
  returns: { label: helpTexts.returnsAndRefunds, href: paths.returns(), isOfOrders: true },
  exchanges: { label: texts.exchangesLink, href: `${paths.returns()}#exchanges`, isOfOrders: true },
  damaged: { label: helpTexts.returnsAndRefunds, href: paths.returns(), isOfOrders: true },
  refunds: { label: texts.refundTimes, href: `${paths.returns()}#when-the-money-is-back`, isOfOrders: true },
  charged: { label: texts.refundTimes, href: `${paths.cancellation()}#refunds`, isOfOrders: true },
  cancellation: { label: helpTexts.cancellation, href: paths.cancellation(), isOfOrders: true },
  sizes: { label: texts.seeClothes, href: paths.search('clothes') },
  shipping: { label: helpTexts.shippingAndDelivery, href: paths.shipping() },
  abroad: { label: helpTexts.shippingAndDelivery, href: paths.shipping() },
  instalments: { label: texts.ordersAndPayment, href: `${paths.terms()}#orders` },
  payment: { label: texts.ordersAndPayment, href: `${paths.terms()}#orders` },
  brands: { label: texts.allBrands, href: paths.brands(), isPlain: true },
  contact: { label: helpTexts.contactUs, href: paths.contact() },
  coupons: { label: texts.cart, href: paths.cart() },
  offers: { label: helpTexts.seeAllOffers, href: paths.collection('offers') },
  privacy: { label: helpTexts.privacyPolicy, href: paths.privacy() },
  terms: { label: helpTexts.termsAndConditions, href: paths.terms() },
  addresses: { label: texts.addresses, href: paths.addresses() },
  authenticity: { label: texts.howWeChoose, href: `${paths.about()}#how-we-choose` },
  expiry: { label: texts.howWeChoose, href: `${paths.about()}#how-we-choose` },
  wishlist: { label: texts.wishlist, href: paths.wishlist(), isPlain: true },
  orders: { label: texts.orders, href: paths.orders() },
  cash: { label: texts.cashOnDelivery, href: `${paths.shipping()}#cash-on-delivery` },
  account: { label: texts.account, href: paths.profile(), isPlain: true },
  deactivation: { label: texts.closeAccount, href: paths.deactivate() },
  stores: { label: texts.stores, href: `${paths.shipping()}#from-where` },
  app: { label: texts.inYourBrowser },
  cart: { label: texts.cart, href: paths.cart(), isPlain: true },
  about: { label: helpTexts.aboutUs, href: paths.about(), isPlain: true },
  investors: { label: investorRelations, href: paths.investors(), isPlain: true },
}
