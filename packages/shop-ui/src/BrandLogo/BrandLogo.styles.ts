import styled from 'styled-components'
import { centred } from '@shop/ui/styles/centred'
import { inDark } from '@shop/ui/styles/inDark'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

/**
 * Logos are drawn for a light surface, so their markup has the light scheme; on a dark page light and dark change places and the hues stay.
 * A white ground of the logo becomes black, which `screen` removes.
 */
export const Plate = styled.div`
  ${centred}
  position: relative;
  padding: ${theme.space.s};
  color: ${theme.color.text.strong};
  background: ${theme.color.surface.raised};
  font-family: ${theme.font.display};
  font-size: ${theme.type.m};
  line-height: ${theme.leading.title};
  text-align: center;
  overflow-wrap: anywhere;

  /* The name is for screen readers beside a logo, from which it would jump to another lettering. */
  &:has(> picture) {
    color: transparent;

    @media ${media.forcedColors} {
      forced-color-adjust: none;
    }
  }
  & > picture {
    position: absolute;
    inset: 0;
    padding: inherit;
    aspect-ratio: auto;
    background: none;
  }
  & img {
    padding: inherit;
  }
  /* Stands in for a logo that fails, as the name does. */
  & > div {
    display: none;
  }
  ${inDark(`
    &[data-logo] {
      color-scheme: dark;
    }
    & img {
      filter: invert(1) hue-rotate(180deg);
      mix-blend-mode: screen;
    }
  `)}
`
