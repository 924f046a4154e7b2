/** Hosts outside of the shop, as the journeys' shop is configured: nobody is there, each journey answers for them. */
export const GEOLOCATION_URL = 'https://geolocation.example/json'
export const PIXEL_URL = 'https://pixel.example/tr'
