import type { Company } from './company.schema.ts'
import { defaultDelivery } from './defaultDelivery.ts'
import { defaultGst } from './defaultGst.ts'
import { defaultCities, defaultShop } from './defaultShop.ts'
import type { Settings } from './settings.schema.ts'

/**
 * Company of a new shop. All of it is invented: numbers are well-formed but were never issued, and `.example` domains do not exist.
 * `content apply` replaces it.
 */
const company: Company = {
  name: 'The Product Retail Private Limited',
  cin: 'U47912DL2023PTC000000',
  gstin: '07AAACT0000P1ZM',
  office: {
    line1: '3rd Floor, 14 Kasturi Lane',
    line2: 'Okhla Industrial Estate, Phase III',
    city: 'New Delhi',
    state: 'Delhi',
    pincode: '110020',
  },
  care: {
    email: 'care@the-product.example',
    phone: '1800 000 0000',
    hours: 'Monday to Saturday, 9 am to 8 pm IST',
  },
  grievance: { name: 'Meera Sharma', email: 'grievance@the-product.example', phone: '011 0000 0000' },
  investors: { email: 'investors@the-product.example' },
  privacy: { email: 'privacy@the-product.example' },
}

export const DEFAULT_SETTINGS: Settings = {
  shop: defaultShop,
  company,
  cities: defaultCities,
  delivery: defaultDelivery,
  // Specification §9.
  returns: { days: 7 },
  gst: defaultGst,
}
