/** Settings that production requires. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  SHOP_SECRET: 'nobody knows this secret of a test',
  PAYMENT_PROVIDER: 'sandbox',
  PUBLIC_ORIGIN: 'https://shop.example',
} as const
