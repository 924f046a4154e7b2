/** Products of a full row: a list with fewer ends with ways on. */
export const ROW = 4

export const loadListEnd = () => import('./ListEnd.tsx')
