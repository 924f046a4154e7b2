/**
 * Rules of a row or grid whose children have a `ProductCard` each: the parts of the cards of a row have the same height. The six rows are picture,
 * brand, title, price, extras and button. What only some cards have stands in the fifth, and so does the free space of the others.
 */
export const partsInLine = `
  @supports (grid-template-rows: subgrid) {
    & > *,
    & > * > [data-stock] {
      display: grid;
      grid-template-rows: subgrid;
      grid-template-columns: minmax(0, 1fr);
      grid-row: span 6;
    }
    & > * > [data-stock] > [data-part='text'] {
      display: grid;
      grid-template-rows: subgrid;
      grid-template-columns: minmax(0, 1fr);
      grid-row: span 2;
    }
  }
`
