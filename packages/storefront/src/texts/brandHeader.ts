interface Flags {
  isExclusive: boolean
  isNewLaunch: boolean
}

/** What is true of few brands. That one is popular tells a shopper nothing, and so says no text. */
export function aboutBrand({ isExclusive, isNewLaunch }: Flags, shop: string): string | undefined {
  if (isExclusive) return `A brand that you find only at ${shop}.`
  return isNewLaunch ? `A new brand at ${shop}.` : undefined
}
