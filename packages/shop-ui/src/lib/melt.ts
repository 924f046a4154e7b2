/** Mask of a picture that fades into the tint beside it. One layer has no seam; its curve is flat at both ends, which hides the edges. */
export const melt = (direction: string, width: string) =>
  `linear-gradient(${direction}, #0000, #0002 calc(0.2 * ${width}), #0008 calc(0.5 * ${width}), #000d calc(0.8 * ${width}), #000 ${width})`
