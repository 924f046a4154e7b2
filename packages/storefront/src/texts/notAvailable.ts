import { list } from './promises.ts'

export const pageTitle = 'Not available here yet'
export const notServed = 'We don’t deliver there yet'
export const goHome = 'Go to the home page'
export const seeCity = (city: string) => `See what reaches ${city}`
export const explanation = (area: string | undefined, time: string, cities: readonly string[]) => {
  const hours = area === undefined ? '' : `In ${area} we are at your door in ${time}`
  const own =
    cities.length === 0
      ? ''
      : `${list(cities)} ${cities.length === 1 ? 'has a list of its own' : 'have lists of their own'}`
  const where = [hours, own].filter((part) => part !== '').join(', and ')
  return `${where === '' ? '' : `${where}. `}We add places as fast as we can keep our promises.`
}
