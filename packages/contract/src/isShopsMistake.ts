import type { ReturnOrderRequest } from './orders.schema.ts'

/** Reasons of a return for which the shop refunds the delivery fee, too. */
const MISTAKES: readonly string[] = [
  'damaged',
  'wrong_item',
  'not_as_described',
] satisfies ReturnOrderRequest['reason'][]

/** True for the reason of a return that is the shop's mistake. The first such return of an order brings its delivery fee back. */
export const isShopsMistake = (reason: string): boolean => MISTAKES.includes(reason)
