import type { Formats } from '@shop/ui/formats'

/** English texts of product pages, by component. `ShopTextsProvider` replaces them. */
export const product = ({ number, plural }: Formats) => ({
  DeliveryEstimate: {
    returnable: (days: number) =>
      `Return within ${number(days)} ${plural(days, { one: 'day', other: 'days' })} of delivery`,
    nonReturnable: {
      hygiene: 'Can’t be returned, for hygiene reasons, unless it arrives damaged or wrong',
      innerwear: 'Innerwear can’t be returned, unless it arrives damaged or wrong',
      babyCare: 'Baby care items can’t be returned, unless they arrive damaged or wrong',
    },
    enterPincode: 'Enter your pincode to see when it arrives',
    pending: 'Checking when it can arrive…',
    notServed: 'We don’t deliver there yet',
    arrives: 'Arrives ',
    in: (area: string) => ` in ${area}`,
    enterPincodeOfArea: 'Enter your pincode to be sure',
    missingNearby: '. Our store near you can’t send it right now, so it comes by parcel.',
    varies: '. Some options take longer.',
    cash: 'Cash on delivery is available',
    cashUpTo: (amount: string) => `No cash on delivery above ${amount}: pay online`,
    noCash: 'No cash on delivery there: pay online',
  },
})
