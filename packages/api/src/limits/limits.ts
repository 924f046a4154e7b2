/** So many times in so many seconds, counted from the first. */
export interface Limit {
  /** Names the count in the database. */
  name: string
  max: number
  windowS: number
}

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/** What may be done how often. Counted by all processes together. */
export const LIMITS = {
  /** Codes to one number or mailbox; a device that has signed in with the number before has a count of its own. */
  codesShort: { name: 'codes-10min', max: 3, windowS: 10 * MINUTE_S },
  codesDaily: { name: 'codes-day', max: 8, windowS: DAY_S },
  codesFromAddress: { name: 'codes-address', max: 20, windowS: HOUR_S },
  /** Wrong codes for one number or mailbox, over all codes sent to it. */
  guesses: { name: 'guesses', max: 10, windowS: DAY_S },
  /** Wrong codes from one address; a device that has signed in with the number before is not counted. */
  guessesFromAddress: { name: 'guesses-address', max: 60, windowS: HOUR_S },
  /** Wrong codes in the whole shop: operators are warned at each multiple of it. It refuses nobody, or an attacker could lock all out. */
  guessesOfAll: { name: 'guesses-all', max: 200, windowS: HOUR_S },
  /** Wrong passwords for one account from one address, so that nobody can lock another out. */
  login: { name: 'login', max: 10, windowS: 15 * MINUTE_S },
  /** Wrong passwords for one account from any address; a device that has logged in before is not counted. */
  loginOfAccount: { name: 'login-account', max: 50, windowS: HOUR_S },
  loginFromAddress: { name: 'login-address', max: 100, windowS: 15 * MINUTE_S },
  registerFromAddress: { name: 'register-address', max: 20, windowS: HOUR_S },
  /** Attempts to order. Thousands of phones can share an address of a mobile carrier. */
  ordersFromAddress: { name: 'orders-address', max: 1_000, windowS: HOUR_S },
  /** Text messages to one number, codes included. */
  textsToNumber: { name: 'texts-number', max: 30, windowS: DAY_S },
  contactFromAddress: { name: 'contact-address', max: 5, windowS: HOUR_S },
} as const satisfies Record<string, Limit>

/** Codes that the whole shop sends by text message. */
export const codesOfAll = (max: number): Limit => ({ name: 'codes-all', max, windowS: DAY_S })

/** Text messages that the whole shop sends. */
export const textsOfAll = (max: number): Limit => ({ name: 'texts-all', max, windowS: DAY_S })
