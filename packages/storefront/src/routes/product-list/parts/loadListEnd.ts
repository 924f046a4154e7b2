/** Number of products from which a list ends without ways on: a row of them. */
export const ROW = 4

export const loadListEnd = () => import('./ListEnd.tsx')
