import { PINCODE_DIRECTORY } from './directory.data.ts'

export interface DeliveryLocation {
  city: string
  state: string
}

let locations: ReadonlyMap<number, DeliveryLocation> | undefined

export function findLocation(pincode: string): DeliveryLocation | undefined {
  locations ??= readDirectory(PINCODE_DIRECTORY)
  return locations.get(Number(pincode))
}

/** One line a city: `State|City|110:001,004-006 201:301`. */
function readDirectory(directory: string): ReadonlyMap<number, DeliveryLocation> {
  const found = new Map<number, DeliveryLocation>()
  for (const line of directory.split('\n')) {
    const [state = '', city = '', areas = ''] = line.split('|')
    const location = { city, state }
    for (const area of areas.split(' ')) {
      const [sortingDistrict, runs = ''] = area.split(':')
      for (const run of runs.split(',')) {
        const [first, last = first] = run.split('-')
        const end = Number(`${sortingDistrict}${last}`)
        for (let pincode = Number(`${sortingDistrict}${first}`); pincode <= end; pincode += 1)
          found.set(pincode, location)
      }
    }
  }
  return found
}
