import { PINCODE_DIRECTORY } from './directory.data.ts'

export interface Place {
  city: string
  state: string
}

let places: ReadonlyMap<number, Place> | undefined

/** Undefined for a pincode that does not exist. */
export function findPlace(pincode: string): Place | undefined {
  places ??= readDirectory(PINCODE_DIRECTORY)
  return places.get(Number(pincode))
}

/** One line a city: `State|City|110:001,004-006 201:301`. */
function readDirectory(directory: string): ReadonlyMap<number, Place> {
  const found = new Map<number, Place>()
  for (const line of directory.split('\n')) {
    const [state = '', city = '', areas = ''] = line.split('|')
    const place = { city, state }
    for (const area of areas.split(' ')) {
      const [sortingDistrict, runs = ''] = area.split(':')
      for (const run of runs.split(',')) {
        const [first, last = first] = run.split('-')
        const end = Number(`${sortingDistrict}${last}`)
        for (let pincode = Number(`${sortingDistrict}${first}`); pincode <= end; pincode += 1)
          found.set(pincode, place)
      }
    }
  }
  return found
}
