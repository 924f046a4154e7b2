/**
 * Mask of a picture that fades into the ground beside it. One layer has no seam. Its curve is flat at both ends, which hides the edges, and
 * has so many steps that none is seen on a dark ground.
 */
export const melt = (direction: string, width: string) =>
  `linear-gradient(${direction}, #0000, #00000007 calc(0.1 * ${width}), #0000001b calc(0.2 * ${width}), #00000037 calc(0.3 * ${width}), #0000005a calc(0.4 * ${width}), #00000080 calc(0.5 * ${width}), #000000a5 calc(0.6 * ${width}), #000000c8 calc(0.7 * ${width}), #000000e4 calc(0.8 * ${width}), #000000f8 calc(0.9 * ${width}), #000 ${width})`
