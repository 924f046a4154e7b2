import { defaultStores } from './defaultStores.ts'
import type { DeliverySettings } from './delivery-settings.schema.ts'

export const defaultDelivery: DeliverySettings = {
  fee: 49,
  free_from: 499,
  cash_up_to: 10_000,
  stores: [...defaultStores],
  express: {
    opens: 9,
    closes: 21,
    // Specification §2: two hours.
    minutes: 120,
    areas: {
      // Delhi, Gurugram, Faridabad, Noida and Ghaziabad.
      Delhi: ['110', '12200', '12201', '12205', '12100', '12101', '2013', '20100', '20101', '20102'],
      Jaipur: ['302'],
    },
  },
  parcels: {
    leave_until: 17,
    arrive_until: 20,
    days: {
      Delhi: 1,
      Haryana: 2,
      'Uttar Pradesh': 2,
      Rajasthan: 2,
      Chandigarh: 2,
      Punjab: 3,
      Uttarakhand: 3,
      'Himachal Pradesh': 3,
      'Madhya Pradesh': 3,
      Gujarat: 3,
      Kerala: 5,
      'Tamil Nadu': 5,
      Assam: 6,
      Meghalaya: 6,
      Sikkim: 6,
      Tripura: 6,
      'Jammu and Kashmir': 6,
      'Arunachal Pradesh': 7,
      Manipur: 7,
      Mizoram: 7,
      Nagaland: 7,
      Ladakh: 8,
      'Andaman and Nicobar Islands': 9,
    },
    elsewhere: 4,
    cities: [
      'Ahmedabad',
      'Bengaluru',
      'Chandigarh',
      'Chennai',
      'Hyderabad',
      'Kolkata',
      'Lucknow',
      'Mumbai',
      'Pune',
    ],
    days_to_cities: 2,
    cash_within_days: 5,
  },
  // Islands without a carrier: Lakshadweep, and the Nicobars.
  unreached: ['68255', '7443'],
}
