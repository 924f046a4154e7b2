import { theme } from '../tokens/theme.ts'

/** Rules of a link or control in a line of text that is high enough for a finger. */
export const touchTarget = `
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.target};
`
