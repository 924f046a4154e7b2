import { laterPart } from '#lib/laterPart.tsx'

/** Categories, which the server renders, and best sellers, which the browser asks for. */
export const LaterWaysOn = laterPart(async () => (await import('./WaysOn.tsx')).WaysOn, { isOptional: true })
