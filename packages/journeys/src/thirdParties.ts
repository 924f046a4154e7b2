/** Third-party hosts in the journeys' settings. They do not exist; each journey answers for them. */
export const GEOLOCATION_URL = 'https://geolocation.example/json'
export const PIXEL_URL = 'https://pixel.example/tr'
