import type { PICKUP_SLOTS } from './orders.schema.ts'

/** Hours in which the courier comes for a return, in sentences of screens and mails. */
export const pickupHours: Readonly<Record<(typeof PICKUP_SLOTS)[number], string>> = {
  morning: 'between 9 am and 1 pm',
  afternoon: 'between 1 pm and 5 pm',
  evening: 'between 5 pm and 9 pm',
}
