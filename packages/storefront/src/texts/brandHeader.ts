interface Flags {
  isExclusive: boolean
  isNewLaunch: boolean
  isPopular: boolean
}

/** The rarest of what the shop says of a brand. */
export function aboutBrand({ isExclusive, isNewLaunch, isPopular }: Flags, shop: string): string | undefined {
  if (isExclusive) return `A brand that you find only at ${shop}.`
  if (isNewLaunch) return `A new brand at ${shop}.`
  return isPopular ? `One of the most popular brands at ${shop}.` : undefined
}
