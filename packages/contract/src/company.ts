import type { Company } from './company.schema.ts'

/** Address of the registered office in one line, without the state. */
export function officeAddress({ line1, line2, city, pincode }: Company['office']): string {
  return [line1, line2, `${city} ${pincode}`].filter((part) => part !== '').join(', ')
}

/** Numbers that callers in India pay nothing for. */
export const isTollFree = (phone: string) => phone.replace(/\D/g, '').startsWith('1800')

/** Address of a call. Numbers of India get its code, except those that exist only there, such as 1800 ones. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (phone.startsWith('+')) return `tel:+${digits}`
  return /^1[68]/.test(digits) ? `tel:${digits}` : `tel:+91${digits.replace(/^0/, '')}`
}
