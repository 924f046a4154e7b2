import { pnpm } from './prepare.mjs'

/** Fails when the picture of a product shows another kind, cut, number, print or colour than its title. */
export const checkPictures = () =>
  pnpm(['--filter', '@shop/photo-studio', 'run', 'check-pictures'], { loud: true })
