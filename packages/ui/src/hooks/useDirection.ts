import { createContext, useContext } from 'react'

/** Direction of writing. */
export type Direction = 'ltr' | 'rtl'

/** Provided by `TextsProvider`. */
export const DirectionContext = createContext<Direction>('ltr')

/** Direction in which scripts move: arrow keys, rows, carousels. Styles follow `dir` of the page. */
export const useDirection = (): Direction => useContext(DirectionContext)
