/** Rules of an element on a dark page, for what no colour role can do. The page is that of the system or of `data-scheme`. */
export const inDark = (rules: string) => `
  :root[data-scheme='dark'] & {
    ${rules}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-scheme='light']) & {
      ${rules}
    }
  }
`
