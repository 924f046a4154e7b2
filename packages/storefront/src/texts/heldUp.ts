/** Why express items arrive later: others in the cart come by parcel. */
export const by = (item: string) => `${item} comes by parcel, and everything arrives together.`
export const byGift = (item: string) =>
  `Your gift, ${item}, comes by parcel, and everything arrives together.`
export const byTwo = (one: string, other: string) =>
  `${one} and ${other} come by parcel, and everything arrives together.`
export const bySome = (count: number) => `${count} items come by parcel, and everything arrives together.`
export const otherwise = (count: number, estimate: string) =>
  ` Without ${count === 1 ? 'it' : 'them'}, the rest arrives ${estimate}.`
