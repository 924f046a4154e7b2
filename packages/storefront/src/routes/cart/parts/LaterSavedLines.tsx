import { laterPart } from '#lib/laterPart.tsx'

/** `SavedLines`, whose code is no part of the first visit. */
export const LaterSavedLines = laterPart(async () => (await import('./SavedLines.tsx')).SavedLines)
