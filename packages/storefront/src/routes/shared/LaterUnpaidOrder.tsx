import { laterPart } from '#lib/laterPart.tsx'

/** `UnpaidOrder`, which only a shopper who is logged in can have. */
export const LaterUnpaidOrder = laterPart(async () => (await import('./UnpaidOrder.tsx')).UnpaidOrder)
