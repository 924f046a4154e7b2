import type { Stores } from './stores.schema.ts'

/** As the migrations write them. */
export const defaultStores: Readonly<Stores> = [
  {
    id: 1,
    city: 'Delhi',
    name: 'Delhi-NCR',
    address: 'Okhla Industrial Estate, Phase III, New Delhi 110020',
  },
  {
    id: 2,
    city: 'Jaipur',
    name: 'Jaipur',
    address: 'Plot 8, Sitapura Industrial Area, Jaipur, Rajasthan 302022',
  },
]
