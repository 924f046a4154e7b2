import { inDark } from '@shop/ui/styles/inDark'

/** Share of their light that pale pictures keep on a dark page. */
export const VEIL = 0.8

/**
 * On a dark page a pale picture, and the tint into which it fades, lie below a veil, so that they do not glare. A grey veil would look like
 * dust: this one keeps colours lively. Its element is positioned; what lies above has a layer.
 */
export const veil = inDark(`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    backdrop-filter: brightness(${VEIL}) saturate(1.4);
    pointer-events: none;
  }
`)
