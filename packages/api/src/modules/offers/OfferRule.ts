/** Condition and benefit of an offer. Amounts are in paise. */
export type OfferRule =
  /** For example "Any 4 for ₹349". */
  | { kind: 'set_price'; quantity: number; pricePaise: number }
  /** For example "Buy 2, get 10% off": off all units in the offer. */
  | { kind: 'percent'; quantity: number; percent: number }
  /** For example "Buy 3, pay for 2": the cheapest of each three is free. */
  | { kind: 'pay_for'; quantity: number; pays: number }
  /** For example "₹300 off from ₹3,999". */
  | { kind: 'amount_off'; fromPaise: number; offPaise: number }
  /** For example "Free Blending Brush with Sixteen Phases Palette", or with a quantity or from an amount. */
  | { kind: 'gift'; quantity: number; fromPaise: number }
  /** For example "Shampoo + conditioner: 15% off together": one of each part. */
  | { kind: 'bundle'; parts: string[]; percent: number }
