import { iconMask } from '../lib/iconMask.ts'
import { iconSize } from '../tokens/iconSize.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

/** That of `ChevronDownIcon`. */
export const chevronMask = iconMask(
  'm6 9.5 6 6 6-6',
  "fill='none' stroke='%23000' stroke-width='1.6' stroke-linecap='round' stroke-linejoin='round'",
)

/**
 * Rules of a button or summary with a chevron after its text, which is turned while the selector `open` matches. The style draws it, because an
 * icon has two elements and menus have many of them.
 */
export const chevron = (size: keyof typeof iconSize, open = "&[aria-expanded='true']") => `
  &::after {
    flex: none;
    width: ${iconSize[size]};
    height: ${iconSize[size]};
    background: currentColor;
    mask: var(--shop-chevron) 50% / 100%;
    content: '';
    transition: transform ${theme.motion.quick};

    @media ${media.forcedColors} {
      background: ButtonText;
      forced-color-adjust: none;
    }
  }
  ${open}::after {
    transform: rotate(180deg);
  }
`
