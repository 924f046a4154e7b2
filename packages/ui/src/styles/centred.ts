/** Rules of a box with its one part in the middle: an icon in a button, a number in a mark. */
export const centred = `
  display: grid;
  place-items: center;
`
