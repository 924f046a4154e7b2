/** Opacities of a curve that is flat at both ends, which hides the edges; so many that none of their steps is seen on a dark ground. */
const CURVE = ['00', '07', '1b', '37', '5a', '80', 'a5', 'c8', 'e4', 'f8', 'ff']

/** Mask of a picture that fades into the tint beside it. One layer has no seam. */
export const melt = (direction: string, width: string) =>
  `linear-gradient(${direction}, ${CURVE.map((opacity, index) => `#000000${opacity} calc(${index / 10} * ${width})`).join(', ')})`
