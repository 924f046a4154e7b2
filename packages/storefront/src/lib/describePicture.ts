import { PICTURE_WIDTHS, pictureRenditions, pictureSrcSet } from '@shop/contract/pictures'
import type { DescribePicture } from '@shop/ui/PictureProvider'

/** Sizes and renditions of the shop's own pictures. */
export const describePicture: DescribePicture = (picture) => {
  const renditions = pictureRenditions(picture)
  return (
    renditions && {
      width: renditions.width,
      height: renditions.height,
      srcSet: (format, widths) =>
        pictureSrcSet(picture, format, widths && PICTURE_WIDTHS.filter((width) => widths.includes(width))),
    }
  )
}
