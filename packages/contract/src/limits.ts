/** Constants of the shop (specification §9): times in ms, amounts in rupees, widths in px. */

/** Delay between the last key press and the request for suggestions (specification §5). */
export const SEARCH_DEBOUNCE_MS = 500
export const SUGGESTIONS_MAX = 10
export const SEARCH_MAX_LENGTH = 200
/** Searches that a browser remembers. */
export const RECENT_SEARCHES_MAX = 5
/** Products that a browser remembers, beside the one that is open. */
export const RECENTLY_VIEWED_MAX = 12

/** Filters in the addresses of untouched lists (specification §2 and §9), in rupees and per cent. Together they mean no limits. */
export const DEFAULT_FILTERS = { priceMin: 0, priceMax: 50_000, discountMin: 0, discountMax: 100 } as const

export const PAGE_SIZE = 24
export const PAGE_SIZE_MAX = 100

export const REVIEW_TITLE_MAX_LENGTH = 120
export const REVIEW_BODY_MAX_LENGTH = 5_000

export const CART_LINE_QUANTITY_MAX = 10
export const CART_LINES_MAX = 100

export const DELIVERY_ITEMS_MAX = 100
/** An order may arrive this much later than shown: an express estimate moves while the shopper reads the screen. */
export const DELIVERY_SLACK_MINUTES = 10

export const COUPON_INPUT_MAX_LENGTH = 64

/** Undelivered cash orders per user. */
export const COD_OPEN_ORDERS_MAX = 10

/** Duration of a stock hold for an unpaid order. */
export const HOLD_MINUTES = 15
export const OPEN_UNPAID_ORDERS_MAX = 3
/** Units that a user's unpaid and cash orders may reserve before packing. */
export const UNPAID_UNITS_MAX = 30
/** Includes cancelled orders. */
export const ORDERS_PER_HOUR_MAX = 20
/** Orders to one receiver's phone, over all users. */
export const ORDERS_TO_PHONE_PER_DAY_MAX = 30
export const ORDERS_PAGE_SIZE = 10
export const ORDER_REASON_MAX_LENGTH = 500
export const IDEMPOTENCY_KEY_LENGTH = { min: 16, max: 255 } as const

/** Refunds (specification §9), in days and hours. */
export const REFUND_INITIATED_HOURS = { min: 24, max: 48 } as const
export const REFUND_CARD_DAYS_MAX = 5
export const REFUND_PREPAID_DAYS = { min: 7, max: 10 } as const

/** Names longer than the first number are cut to the second plus "..." (specification §2). */
export const ACCOUNT_NAME_MAX = 20
export const ACCOUNT_NAME_CUT = 11

/** Largest lengths of names and of other lines of an account or address. */
export const PERSON_NAME_MAX_LENGTH = 100
export const EMAIL_MAX_LENGTH = 254
export const ADDRESS_LINE_MAX_LENGTH = 120

export const PASSWORD_MIN_LENGTH = 10
/** Minutes after a login in which the e-mail address and the mobile number of the account may change. */
export const RECENT_LOGIN_MIN = 15
export const PASSWORD_MAX_LENGTH = 128

/** One-time codes: digits, wrong attempts before a code is invalid, lifetime, and pause before the next code. */
export const CODE_LENGTH = 6
export const CODE_TRIES = 5
export const CODE_LIFETIME_S = 300
export const CODE_RESEND_S = 30
/** `code` of the problem of a one-time code that has no tries left or is not valid any more: only a new one helps. */
export const CODE_USED_UP = 'CODE_USED_UP'

export const ADDRESSES_MAX = 20
export const WISHLIST_MAX = 500

/** Variants that a shopper may wait for, and the days after which an alert ends without a message. */
export const STOCK_ALERTS_MAX = 50
export const STOCK_ALERT_DAYS = 90

export const CONTACT_MESSAGE_MAX_LENGTH = 4_000

/** Durations of toasts, and their largest number (specification §9). */
export const TOAST_SUCCESS_MS = 2_000
export const TOAST_ERROR_MS = 4_000
export const TOASTS_MAX = 20

export const CAROUSEL_AUTOPLAY_MS = 4_000

/** Deadlines of a read, and of a call that orders or pays. */
export const READ_DEADLINE_MS = 10_000
export const ORDER_DEADLINE_MS = 30_000

/** Tab numbers of the profile in local storage (specification §3). */
export const PROFILE_TAB = { profile: 1, orders: 2, wishlist: 4 } as const

/** Option group of sizes. Import writes its name so, in whatever spelling a feed has it. */
export const SIZE_GROUP = 'Size'

/** Option group of plain colours by which lists filter: the API gives them to the shades of make-up and to clothes of one colour. */
export const COLOUR_GROUP = 'Colour'
