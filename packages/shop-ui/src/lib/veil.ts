import { inDark } from '@shop/ui/styles/inDark'
import { theme } from '@shop/ui/tokens/theme'

/** Share of their light that pale pictures keep on a dark page. */
export const VEIL = 0.8

/**
 * On a dark page a pale picture, and the tint into which it fades, lie below a veil, so that they do not glare. A grey veil would look like
 * dust: this one keeps colours lively. Its element is positioned; what lies above has a layer.
 */
const veil = inDark(`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    backdrop-filter: brightness(${VEIL}) saturate(1.4);
    pointer-events: none;
  }
`)

/**
 * The veil over a picture and the text beside it. `stacked` is the media query of windows where the text is below the picture: there it has a
 * dark ground on a dark page, and no veil. Focus is marked in the text's colour, as the brand's has too little contrast to a veiled tint.
 */
export const veilWithText = (stacked: string) => `
  ${veil}
  ${inDark(`
    --focus-ring: ${theme.color.text.strong};

    @media ${stacked} {
      color-scheme: dark;
      color: ${theme.color.text.strong};
      background: ${theme.color.surface.raised};

      &::after {
        content: none;
      }
    }
  `)}
`
