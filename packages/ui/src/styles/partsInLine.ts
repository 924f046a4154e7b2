/** Number of parts of a `ProductCard` that are below each other. */
const PARTS = 5

/** Rules of a grid of product cards, which are in `<li>`: the parts of the cards of a row have the same height. */
export const partsInLine = `
  & > li {
    display: grid;
    grid-template-rows: subgrid;
    grid-template-columns: minmax(0, 1fr);
    grid-row: span ${PARTS};
  }
`

/** Rules of such a card. Elsewhere its parts are as high as their content. */
export const itsPartsInLine = `
  display: grid;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  grid-row: span ${PARTS};
  align-content: start;
`
