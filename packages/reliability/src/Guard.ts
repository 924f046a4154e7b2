/** A text of one of the API's modules, and its replacement. */
export interface CodeChange {
  /** End of the module's path. */
  module: string
  /** A regular expression: the text is read as it is run, so white space may be missing. */
  find: string
  replace: string
}

/** A real guard of the shop, and how a control removes it. The check must fail then, or it proves nothing. */
export interface Guard {
  /** Completes "without …". */
  name: string
  sql?: readonly string[]
  code?: CodeChange
}
