import { inDark } from '@shop/ui/styles/inDark'
import { theme } from '@shop/ui/tokens/theme'

/**
 * On a dark page, the ground of a text with a picture is dark (decision 208). Focus is marked in the text's colour: the picture that reaches
 * below the text may be pale.
 */
export const darkPanel = inDark(`
  --focus-ring: ${theme.color.text.strong};
  color-scheme: dark;
  color: ${theme.color.text.strong};
  background: ${theme.color.surface.raised};
`)
