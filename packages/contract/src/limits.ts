/** Constants of the shop (spec §9): times in ms, money in rupees, widths in px. */

/** Widest window, in px, that gets the mobile layout (spec §2). */
export const MOBILE_MAX_WIDTH_PX = 800

/** Pause after the last key before suggestions are asked for (spec §5). */
export const SEARCH_DEBOUNCE_MS = 500
export const SUGGESTIONS_MAX = 10
export const SUGGESTIONS_MAX_HEIGHT_PX = 250
export const SEARCH_MAX_LENGTH = 200

/** The filters of a product list that nobody has touched (spec §9), in rupees and per cent. */
export const DEFAULT_FILTERS = { priceMin: 0, priceMax: 50_000, discountMin: 0, discountMax: 100 } as const

export const PAGE_SIZE = 24
export const PAGE_SIZE_MAX = 100

export const REVIEW_TITLE_MAX_LENGTH = 120
export const REVIEW_BODY_MAX_LENGTH = 5_000

/** How many of one thing a shopper may put into a cart. */
export const CART_LINE_QUANTITY_MAX = 10
export const CART_LINES_MAX = 100

/** Delivery costs this many rupees below the free-delivery amount. */
export const DELIVERY_FEE_RUPEES = 49
export const FREE_DELIVERY_FROM_RUPEES = 499

/** What may be typed where a coupon's code is asked for. */
export const COUPON_INPUT_MAX_LENGTH = 64

/** Cash on delivery is taken up to this total. */
export const COD_MAX_RUPEES = 10_000
/** Orders to be paid in cash that a user may have on their way at once. */
export const COD_OPEN_ORDERS_MAX = 10

/** How long stock is held for an order that is not yet paid. */
export const HOLD_MINUTES = 15
/** Orders that a user may have waiting for payment at once. */
export const OPEN_UNPAID_ORDERS_MAX = 3
export const ORDERS_PAGE_SIZE = 10
export const ORDER_REASON_MAX_LENGTH = 500
export const IDEMPOTENCY_KEY_LENGTH = { min: 16, max: 255 } as const

/** Returns and refunds (spec §9), in days and hours. */
export const RETURN_DAYS = 7
export const REFUND_INITIATED_HOURS = { min: 24, max: 48 } as const
export const REFUND_CARD_DAYS_MAX = 5
export const REFUND_PREPAID_DAYS = { min: 7, max: 10 } as const

/** Names longer than the first number are cut to the second, with "..." after them (spec §2). */
export const ACCOUNT_NAME_MAX = 20
export const ACCOUNT_NAME_CUT = 11

/** What people may be called, and how long the other lines of an account or an address may be. */
export const PERSON_NAME_MAX_LENGTH = 100
export const EMAIL_MAX_LENGTH = 254
export const ADDRESS_LINE_MAX_LENGTH = 120

export const PASSWORD_MIN_LENGTH = 10
export const PASSWORD_MAX_LENGTH = 128

/** One-time codes: digits, wrong tries before a code is dead, seconds that it lives, seconds before the next may be asked for. */
export const CODE_LENGTH = 6
export const CODE_TRIES = 5
export const CODE_LIFETIME_S = 300
export const CODE_RESEND_S = 30

/** How many addresses and wishes an account holds. */
export const ADDRESSES_MAX = 20
export const WISHLIST_MAX = 500

export const CONTACT_MESSAGE_MAX_LENGTH = 4_000

/** How long toasts stay, and how many at once (spec §9). */
export const TOAST_SUCCESS_MS = 2_000
export const TOAST_ERROR_MS = 4_000
export const TOASTS_MAX = 20

export const CAROUSEL_AUTOPLAY_MS = 4_000

/** Deadline of a read, and of a call that orders or pays. */
export const READ_DEADLINE_MS = 10_000
export const ORDER_DEADLINE_MS = 30_000

/** The profile's tab numbers as the browser stores them (spec §3). */
export const PROFILE_TAB = { profile: 1, orders: 2, wishlist: 4 } as const
