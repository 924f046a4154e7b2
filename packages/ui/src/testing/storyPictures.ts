import type { PictureData } from '../PictureProvider/PictureProvider.tsx'

type StoryPicture =
  | 'dress-emerald'
  | 'dress-indigo'
  | 'jar-clay'
  | 'jar-saffron'
  | 'jar-sand'
  | 'lipstick-rani'
  | 'lipstick-ruby'
  | 'perfume-kohl'
  | 'pump-sage'
  | 'serum-amber'

/** Photograph from Storybook's public folder; created by `npm run story-pictures` in the photo studio. */
export function storyPicture(name: StoryPicture): PictureData {
  return { src: `/story-pictures/${name}.webp` }
}

/** Picture that fails to load. */
export const missingPicture: PictureData = { src: '/no-such-picture.webp' }
