export interface CodeChange {
  /** End of the module's path. */
  module: string
  /** Regular expression on the compiled text, which may have lost white space. */
  find: string
  replace: string
}

/** Real guard of the shop that a control removes. The check must fail without it, or it proves nothing. */
export interface Guard {
  /** Completes "without …". */
  name: string
  sql?: readonly string[]
  code?: CodeChange
}
