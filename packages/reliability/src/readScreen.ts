import { paise, type Paise } from '@shop/contract/money'

export interface ShownLine {
  title: string
  quantity: number
  /** Price of one unit, as screen readers read it: after the offer where the line has no total. Undefined for an unavailable line. */
  unit: Paise | undefined
  was: Paise | undefined
  total: Paise | undefined
  off: Paise | undefined
  /** Total after the offer, where the line is in one and has a total. */
  net: Paise | undefined
  /** True for a gift: it costs nothing, and the amounts are its worth. */
  isGift: boolean
}

export interface ShownScreen {
  lines: ShownLine[]
  /** Rows of the summary by their label. "Free" is 0. */
  rows: Map<string, Paise>
  /** Every total: in the summary, in the bar, and in the announcement. */
  totals: Paise[]
  missing: Paise | undefined
  saves: Paise[]
  all: Paise[]
}

const AMOUNT = /₹\d+(?:,\d+)*/g
const PRICE = /^(₹\d+(?:,\d+)*)(?:, was (₹\d+(?:,\d+)*))?/
const SUMMARY_ROW = /<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g

export function readScreen(markup: string): ShownScreen {
  const texts = textsOf(markup)
  // Lines are removed, because they have totals of their own.
  const aroundLines = textsOf(markup.replaceAll(/<article.*?<\/article>/g, ''))
  const after = (pattern: RegExp) => texts.flatMap((text) => pattern.exec(text)?.[1] ?? []).map(readAmount)
  const missing = after(/^Add (₹\S*) more for free delivery$/)
  return {
    lines: [...markup.matchAll(/<article.*?<\/article>/g)].flatMap(([article]) => readLine(article) ?? []),
    rows: new Map(
      [...markup.matchAll(SUMMARY_ROW)].flatMap(([, label = '', amount = '']): [string, Paise][] => {
        // A coupon that waits says what is missing.
        if (label.endsWith(' waits')) return []
        const name = label.startsWith('Offer: ') ? 'Offers' : label
        return [[name, amount === 'Free' ? paise(0) : readAmount(amount)]]
      }),
    ),
    totals: [...after(/^Total (₹\S*)$/), ...followers(aroundLines, 'Total').map(readAmount)],
    missing: missing[0],
    saves: [...after(/ saves you (₹\S*\d)$/), ...after(/applied: you save (₹\S*\d)\.$/)],
    all: [...markup.matchAll(AMOUNT)].map(([amount]) => readAmount(amount)),
  }
}

function readLine(article: string): ShownLine | undefined {
  const texts = textsOf(article)
  const title = texts.find((text) => text.startsWith('TestProduct '))
  if (title === undefined) return undefined
  const worth = texts.flatMap((text) => /^Worth (₹\S*)$/.exec(text)?.[1] ?? []).map(readAmount)[0]
  if (worth !== undefined) {
    const isGift = texts.includes('Free gift') && texts.includes('Free')
    return {
      title,
      quantity: 1,
      unit: worth,
      was: undefined,
      total: worth,
      off: undefined,
      net: undefined,
      isGift,
    }
  }
  const off = texts.flatMap((text) => /^You save (₹\S*)$/.exec(text)?.[1] ?? []).map(readAmount)[0]
  const price = texts.map((text) => PRICE.exec(text)).find((match) => match)
  const total = followers(texts, 'Total')[0]
  const net = off === undefined || total === undefined ? undefined : texts[texts.indexOf('Total') + 2]
  // The cart has a field for it, and the checkout says it of several units.
  const counted =
    /<output[^>]*>(\d+)</.exec(article)?.[1] ??
    texts.flatMap((text) => /^Quantity (\d+)$/.exec(text)?.[1] ?? [])[0]
  return {
    title,
    quantity: Number(counted ?? (price === undefined ? 0 : 1)),
    unit: price?.[1] === undefined ? undefined : readAmount(price[1]),
    was: price?.[2] === undefined ? undefined : readAmount(price[2]),
    total: total === undefined ? undefined : readAmount(total),
    off,
    net: net === undefined ? undefined : readAmount(net),
    isGift: false,
  }
}

/** Parses "₹1,23,457" or "−₹50". Throws on amounts that are not in Indian notation. */
function readAmount(text: string): Paise {
  const digits = /^−?₹(\d{1,3}|\d{1,2}(?:,\d{2})*,\d{3})$/.exec(text)?.[1]
  if (digits === undefined) throw new Error(`"${text}" is no amount`)
  return paise(Number(digits.replaceAll(',', '')) * 100)
}

const textsOf = (markup: string) =>
  markup
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== '')

const followers = (texts: readonly string[], label: string) =>
  texts.flatMap((text, index) =>
    text === label && texts[index + 1]?.startsWith('₹') ? [texts[index + 1] ?? ''] : [],
  )
