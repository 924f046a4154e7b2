import { laterPart } from '#lib/laterPart.tsx'

/** `GoesWellWith`, whose code is no part of the first visit. */
export const LaterSuggestions = laterPart(
  async () => (await import('#routes/shared/GoesWellWith.tsx')).GoesWellWith,
)
