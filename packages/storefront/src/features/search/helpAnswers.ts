import { daysOf } from '@shop/contract/durations'
import { REFUND_CARD_DAYS_MAX, REFUND_INITIATED_HOURS, REFUND_PREPAID_DAYS } from '@shop/contract/limits'
import { formatRupees } from '@shop/contract/money'
import type { HelpTopic } from '@shop/contract/product-list.schema'
import type { ShopConfig } from '#lib/ShopConfig.ts'
import { days, expressTime, hour, list } from '#texts/promises.ts'
import * as texts from '#texts/searchHelp.ts'

function deliveryAnswer({ delivery }: ShopConfig): string {
  const [main] = delivery.stores
  const { opens, closes } = delivery.expressHours
  const time =
    main?.isExpress === true
      ? texts.expressAndParcels(
          main.name,
          hour(opens),
          hour(closes),
          expressTime(delivery).words,
          days(delivery),
        )
      : texts.parcels(days(delivery))
  return `${time} ${texts.fee(formatRupees(delivery.fee), formatRupees(delivery.freeFrom))}`
}

/** Answers of the shop's own rules and settings. What only a page can tell has none. */
const answers: Partial<Record<HelpTopic, (config: ShopConfig) => string | undefined>> = {
  password: () => texts.password,
  login: () => texts.login,
  returns: ({ returnDays }) => texts.returns(daysOf(returnDays).short),
  exchanges: ({ returnDays }) => texts.exchanges(daysOf(returnDays).short),
  damaged: ({ returnDays }) => texts.damaged(daysOf(returnDays).short),
  refunds: () => texts.refunds(REFUND_INITIATED_HOURS, REFUND_CARD_DAYS_MAX, REFUND_PREPAID_DAYS),
  charged: () => texts.charged(REFUND_PREPAID_DAYS),
  cancellation: () => texts.cancel,
  sizes: () => texts.whereSizeGuidesAre,
  shipping: deliveryAnswer,
  abroad: () => texts.withinIndia,
  payment: () => texts.payment,
  instalments: () => `${texts.noInstalments} ${texts.payment}`,
  cash: ({ delivery: { cashUpTo } }) => (cashUpTo > 0 ? texts.cash(formatRupees(cashUpTo)) : undefined),
  orders: () => texts.ordersHave,
  contact: ({ company: { care } }) => texts.care(care.phone, care.hours, care.email),
  offers: () => texts.coupon,
  coupons: () => texts.couponRefused,
  authenticity: () => `${texts.fromBrands} ${texts.labels}`,
  expiry: () => texts.expiry,
  app: () => texts.inBrowser,
  addresses: () => texts.addressBook,
  deactivation: () => texts.deactivation,
  stores: ({ delivery: { stores } }) =>
    texts.shipsFrom(list(stores.map(({ city }) => city)), stores.length === 1),
}

export const helpAnswer = (topic: HelpTopic, config: ShopConfig): string | undefined =>
  answers[topic]?.(config)
