import { officeAddress } from '@shop/contract/company'
import type { Company } from '@shop/contract/company.schema'

export const shop = 'Shop'
export const bestSellers = 'Best sellers'
export const allProducts = 'All products'
export const newLaunches = 'New launches'
export const offers = 'Offers'
export const help = 'Help'
export const investorRelations = 'Investor relations'
export const about = (about: string, inTime: string) => `${about}: at your door ${inTime}.`
export const taxes = 'Prices include all taxes.'
export const payments = ['UPI', 'RuPay', 'Visa', 'Mastercard', 'Net banking', 'Cash in many places']
export const company = ({ name, office, cin, care }: Company) =>
  `${name}, ${officeAddress(office)}.${cin === undefined ? '' : ` CIN ${cin}.`} Customer care ${care.phone}, ${care.email}.`
export const privacyChoices = 'Privacy choices'
