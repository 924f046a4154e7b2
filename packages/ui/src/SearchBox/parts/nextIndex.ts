/** Index after or before one of `length`; before the first and after the last one is none. */
export const nextIndex = (key: string, at: number, length: number) =>
  key === 'ArrowDown' ? at + 1 : (at < 0 ? length : at) - 1
