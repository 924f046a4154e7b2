/** The least that a shop which is open to the public must be told. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  SHOP_SECRET: 'nobody knows this secret of a test',
  PAYMENT_PROVIDER: 'sandbox',
} as const
