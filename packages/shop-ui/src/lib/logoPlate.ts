import { inDark } from '@shop/ui/styles/inDark'

/**
 * Plate of a brand's logo. Logos are drawn for a light surface, so its markup has the light scheme; on a dark page light and dark change
 * places and the hues stay. A white ground of the logo becomes black, which `screen` removes.
 */
export const logoPlate = inDark(`
  color-scheme: dark;

  & img {
    filter: invert(1) hue-rotate(180deg);
    mix-blend-mode: screen;
  }
`)
