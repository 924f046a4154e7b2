import type { Formats } from '@shop/ui/formats'

/** English texts of orders, returns and refunds, by component. `ShopTextsProvider` replaces them. */
export const orders = ({ number, plural }: Formats) => ({
  CancelOrderForm: {
    reasons: [
      'I ordered by mistake',
      'I found a better price',
      'Delivery is too late',
      'I want another size or shade',
      'Something else',
    ],
    cancelItems: (count: number) =>
      `Cancel ${number(count)} ${plural(count, { one: 'item', other: 'items' })}`,
    cancelNone: 'Cancel items',
    chooseLines: 'Choose what to cancel.',
    giftGoes: 'This gift is cancelled with the items that you got it for.',
    giftStays: 'You keep this gift.',
    lines: 'What would you like to cancel?',
    reason: 'Why? (optional)',
    noReason: 'I’d rather not say',
    cancelOrder: 'Cancel order',
    keep: 'Keep order',
  },
  LineChoice: {
    all: 'Select all',
    of: (quantity: number) => `of ${number(quantity)}`,
    others: (count: number) => `Why not the other ${number(count)} items?`,
  },
  OrderCard: {
    order: 'Order ',
    nothingToPay: 'Nothing to pay',
    refund: (amount: string) => `Refund ${amount}`,
    others: (count: number) => ` and ${number(count)} more`,
    times: (count: number) => ` × ${number(count)}`,
  },
  OrderPlaced: {
    title: 'Thank you, your order is placed',
    arrives: 'Arrives ',
    order: (number: string) => `Order ${number}`,
  },
  OrderTimeline: {
    steps: {
      placed: 'Placed',
      confirmed: 'Confirmed',
      packed: 'Packed',
      shipped: 'On its way',
      out_for_delivery: 'Out for delivery',
      delivered: 'Delivered',
      cancelled: 'Cancelled',
      returned: 'Returned',
      refunded: 'Refunded',
    },
    label: 'Order status',
    expected: (estimate: string) => `Expected ${estimate}`,
  },
  RefundTracker: {
    title: (amount: string) => `Refund of ${amount}`,
    requested: 'Refund requested',
    declined: 'Your bank declined the refund',
    declinedNote: 'We’re working on it and will try again.',
    sent: 'Sent to your bank',
    sentBy: (date: string) => `In 24 to 48 hours: by ${date}`,
    credited: 'In your account',
    creditedBy: (date: string) => `By ${date} at the latest`,
  },
  ReturnOrderForm: {
    reasons: {
      damaged: 'It arrived damaged, leaking or expired',
      wrong_item: 'I received the wrong item',
      not_as_described: 'It’s not as described',
      size: 'The size or shade isn’t right for me',
      quality: 'I’m not happy with the quality',
      other: 'Something else',
    },
    slots: {
      morning: 'Morning, 9 to 1',
      afternoon: 'Afternoon, 1 to 5',
      evening: 'Evening, 5 to 9',
    },
    lines: 'What would you like to return?',
    onlyForMistake: (count: number) =>
      plural(count, {
        one: 'This item can be returned only if it arrived damaged or wrong.',
        other: 'These items can be returned only if they arrived damaged or wrong.',
      }),
    sameReason:
      'All items of a return have the same reason. For another reason, return the other items separately.',
    reason: 'Why?',
    reasonPlaceholder: 'Choose a reason',
    note: 'Tell us more (optional)',
    pickupDay: 'Pickup day',
    pickupSlot: 'Time of day',
    upi: 'UPI ID for your refund',
    upiHint: 'You paid in cash, so we’ll refund you by UPI. For example, name@bank',
    submit: 'Request return',
    keep: 'Keep items',
    chooseLines: 'Choose what to return.',
    chooseReason: 'Choose a reason.',
    invalidUpi: 'Enter a UPI ID such as name@bank.',
  },
})
