export const PRODUCTION = {
  NODE_ENV: 'production',
  SHOP_SECRET: 'a secret that is used in tests only',
  PAYMENT_PROVIDER: 'sandbox',
  PUBLIC_ORIGIN: 'https://shop.example',
} as const
