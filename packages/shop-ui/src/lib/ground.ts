import { theme } from '@shop/ui/tokens/theme'

/**
 * Ground of a picture behind a text: the picture's first column, drawn out over the panel. A veil of paper, which may fade where no text is,
 * keeps the text of the light scheme readable on any picture.
 */
export const ground = `
  position: absolute;
  inset: 0;

  & > picture {
    height: 100%;
  }
  & img {
    object-fit: cover;
    object-position: left;
    transform: scaleX(40);
    transform-origin: left;
  }
  & > div {
    visibility: hidden;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${theme.color.surface.page};
    opacity: 0.55;
  }
`
