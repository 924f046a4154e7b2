import { readablePhone } from '@shop/contract/readablePhone'
import type { ProfileWire } from '@shop/contract/users.schema'
import * as texts from '#texts/messages.ts'

/** Where messages about orders go. The API sends them to the e-mail address, and an SMS to a confirmed number when it is urgent or there is no address. */
export function describeOrderMessages({
  email,
  phone,
  phone_verified,
}: Pick<ProfileWire, 'email' | 'phone' | 'phone_verified'>): string {
  const number = phone !== null && phone_verified ? readablePhone(phone) : undefined
  if (email === null) return number === undefined ? texts.noWay : `${texts.bySms(number)} ${texts.addEmail}`
  return `${texts.byEmail(email)} ${number === undefined ? texts.confirmPhone : texts.smsToo(number)}`
}
