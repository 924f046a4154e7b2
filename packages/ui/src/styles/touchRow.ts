import { theme } from '../tokens/theme.ts'

/** Rules of a row of a menu or list that is high enough for a finger. */
export const touchRow = `
  display: flex;
  align-items: center;
  min-height: ${theme.size.target};
`
