import { PICTURE_WIDTHS, pictureRenditions, pictureSrcSet, STAND_IN } from '@shop/contract/pictures'
import type { DescribePicture } from '@shop/ui/PictureProvider'

/** Sizes and renditions of the shop's own pictures. */
export const describePicture: DescribePicture = (picture) => {
  const renditions = pictureRenditions(picture)
  return (
    renditions && {
      width: renditions.width,
      height: renditions.height,
      widest: Math.min(renditions.width, Math.max(...PICTURE_WIDTHS)),
      srcSet: (format, { widths, attempt }) =>
        pictureSrcSet(picture, format, {
          widths: widths && PICTURE_WIDTHS.filter((width) => widths.includes(width)),
          attempt,
        }),
      isStandIn,
    }
  )
}

function isStandIn(address: string): boolean {
  const timings = performance.getEntriesByName(address, 'resource') as PerformanceResourceTiming[]
  return timings.at(-1)?.serverTiming.some(({ name }) => name === STAND_IN) ?? false
}
