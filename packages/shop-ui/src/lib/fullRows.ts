/** Columns without an empty place: what would begin another row and not fill it is left out, and so is what follows `most`. */
export const fullRows = (count: number, most?: number) => `
  grid-template-columns: repeat(${count}, minmax(0, 1fr));

  & > :nth-child(${count}n + ${count + 1}):nth-last-child(-n + ${count - 1}),
  & > :nth-child(${count}n + ${count + 1}):nth-last-child(-n + ${count - 1}) ~ *${most === undefined ? '' : `,\n  & > :nth-child(n + ${most + 1})`} {
    display: none;
  }
`
