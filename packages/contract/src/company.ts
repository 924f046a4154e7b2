/**
 * Company data for pages, invoices and messages. All of it is invented: numbers are well-formed but were never issued, and
 * `.example` domains do not exist. Replace it before you open a shop.
 */
export const company = {
  legalName: 'The Product Retail Private Limited',
  /** Corporate identity number (Companies Act, 2013). */
  cin: 'U47912DL2023PTC000000',
  /** The first two digits are the state of the registered office. */
  gstin: '07AAACT0000P1ZM',
  registeredOffice: {
    line1: '3rd Floor, 14 Kasturi Lane',
    line2: 'Okhla Industrial Estate, Phase III',
    city: 'New Delhi',
    state: 'Delhi',
    pincode: '110020',
  },
  /** Warehouse for deliveries in Rajasthan. */
  jaipurStore: 'Plot 8, Sitapura Industrial Area, Jaipur, Rajasthan 302022',
  email: 'care@the-product.example',
  phone: '1800 000 0000',
  phoneHref: 'tel:18000000000',
  hours: 'Monday to Saturday, 9 am to 8 pm IST',
  investorEmail: 'investors@the-product.example',
  /** Required by the Consumer Protection (E-Commerce) Rules, 2020, rule 5, and the Information Technology Rules, 2021. */
  grievanceOfficer: {
    name: 'Meera Sharma',
    title: 'Grievance Officer',
    email: 'grievance@the-product.example',
    phone: '011 0000 0000',
    phoneHref: 'tel:+911100000000',
  },
  /** Required by the Digital Personal Data Protection Act, 2023. */
  privacyEmail: 'privacy@the-product.example',
} as const

export const registeredAddress = `${company.registeredOffice.line1}, ${company.registeredOffice.line2}, ${company.registeredOffice.city} ${company.registeredOffice.pincode}`
