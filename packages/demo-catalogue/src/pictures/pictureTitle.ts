import type { DemoProduct } from '#types.ts'

/** Title by which the picture of a product is chosen: with the print that only the description names. */
export const pictureTitle = ({ title, print }: Pick<DemoProduct, 'title' | 'print'>): string =>
  print === undefined ? title : `${title}, ${print}`
