/// <reference types="vite/client" />

/** Rules of styled components (`build/styles`), for pages that the server renders. */
declare module 'virtual:styles' {
  export const blocks: readonly { id: string; css: string }[]
}
